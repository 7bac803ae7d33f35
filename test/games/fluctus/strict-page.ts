import { tellViolations } from '../../support/strict-page.js';
import '../../../src/index.js';

await tellViolations('fluctus-board', { seats: 'human computer:easy' }, ['@ro']);
