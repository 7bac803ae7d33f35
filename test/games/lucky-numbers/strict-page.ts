import { tellViolations } from '../../support/strict-page.js';
import '../../../src/index.js';

const attributes = { seats: 'human computer:easy', setup: 'sorted', seed: 'strict' };
await tellViolations('lucky-numbers-grid', attributes, ['draw', 'pass']);
