import { tellViolations } from '../../support/strict-page.js';
import '../../../src/games/lucky-numbers/define.js';

const attributes = { seats: 'human computer:easy', setup: 'sorted', seed: 'strict' };
await tellViolations('lucky-numbers-grid', attributes, ['draw', 'pass']);
