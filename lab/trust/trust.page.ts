/** The page of the checks that need a browser. */
import '../../src/index.js';
import { chaos } from './chaos.js';
import { heap } from './heap.js';
import { shownCommitments } from './shown-commitments.js';
import { shownSecrets } from './shown-secrets.js';

Object.assign(globalThis, { trust: { chaos, heap, shownCommitments, shownSecrets } });
