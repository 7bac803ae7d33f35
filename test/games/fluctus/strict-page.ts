import { tellViolations } from '../../support/strict-page.js';
import '../../../src/games/fluctus/define.js';

await tellViolations('fluctus-board', { seats: 'human computer:easy' }, ['@ro']);
