/** A page with boards, in a frame: a second tab of the browser. */
import '../../src/index.js';
