import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus, heard } from './fluctus-driver.js';
afterEach(() => fixtureCleanup());
it('keeps the focus in the field while the computer answers', async () => {
  const board = await fluctus({ seats: 'human computer:easy' });
  await board.seen();
  await board.menu();
  const field = board.find('textbox', 'Type a move');
  field.focus();
  await board.type('@ro');
  await board.press('Enter');
  await board.until(() => board.element.ply === 2);
  await board.settled();
  expect(board.focused && board.name(board.focused)).to.equal('Type a move');
});
it('resign 9', async () => {
  const board = await fluctus();
  let e: unknown;
  try { board.element.resign(9); } catch (error) { e = error; }
  console.log(String(e), JSON.stringify(board.element.winners));
});
it('stale message', async () => {
  const board = await fluctus({ seats: 'human robot' });
  board.element.seats = 'human human';
  await board.settled();
  console.log('MSG', board.message);
});
it('lang', async () => {
  document.documentElement.lang = 'fr';
  const board = await fluctus();
  console.log('LANG', board.root.querySelector('[lang]')?.getAttribute('lang'));
  document.documentElement.lang = 'en';
});
it('page-set panel keeps typed text over updates', async () => {
  const board = await fluctus();
  board.element.play('@ro'); board.element.play('@go');
  await board.settled();
  await board.menu();
  (board.find('textbox', 'Type a move') as HTMLInputElement).focus();
  await board.type('ro-');
  board.element.names = 'X,Y';
  await board.settled();
  expect((board.find('textbox', 'Type a move') as HTMLInputElement).value).to.equal('ro-');
});
it('two boards computer', async () => {
  const a = await fluctus({ seats: 'computer:easy computer:easy' });
  const over = a.next('game-over');
  await a.seen();
  await Promise.race([over, new Promise((r) => setTimeout(r, 4000))]);
  console.log('PLY', a.element.ply, a.element.winners?.join());
});
