/** The tests of tables in real browsers that any browser must pass, in Firefox. */
process.env.TABLE_BROWSER = 'Firefox';
await import('../../packages/table/test/lobby.node.js');
await import('../../packages/table/test/unsent.node.js');
