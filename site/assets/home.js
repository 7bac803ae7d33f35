/** The home page: boards that load when the reader comes near, the tabs of the first board, the looks of another one, and a table. */
import { loadLook } from './looks.js';
import { bundle, makeTabs, whenNear } from './site.js';
import { say } from './texts.js';

const tags = document.querySelectorAll('.hero [data-tag]');
makeTabs(document.querySelector('.tabs'), (panel) => {
  for (const each of tags) each.textContent = panel.firstElementChild.localName;
});

const looks = document.querySelector('.looks');
const dressed = document.getElementById('dressed');
const brand = document.getElementById('brand');

/** Shows the board in a look. */
function wear(name, button) {
  loadLook(name);
  dressed.dataset.look = name;
  for (const each of looks.querySelectorAll('button')) each.setAttribute('aria-pressed', each === button);
  brand.toggleAttribute('data-worn', name === 'brand');
}

looks.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button) wear(button.value, button);
});
brand.addEventListener('input', () => {
  dressed.style.setProperty('--spiel-brand', brand.value);
  wear('brand');
});
const first = looks.querySelector('[aria-pressed=true]');
whenNear(dressed, '50%', () => wear(first.value, first));

for (const board of document.querySelectorAll('main :not(board-later, :defined)'))
  whenNear(board, '50%', () => void bundle(board.localName));

const pair = document.querySelector('.pair');

/** Seats the two boards at one table. That of Bo has the table over a channel only, as on a page of its own. */
async function seatPair() {
  const { channelLink, connect, hostTable } = await bundle('table');
  const ada = document.getElementById('ada');
  await customElements.whenDefined(ada.localName);
  const { port1, port2 } = new MessageChannel();
  const table = await hostTable({ game: pair.dataset.game, names: ['Ada', 'Bo'], trustHost: true });
  table.serve(port1);
  await connect(ada, table.link(0), { seat: 0 });
  await connect(document.getElementById('bo'), channelLink(port2, table.tokens[1]), { seat: 1 });
}
whenNear(pair, '50%', () =>
  seatPair().catch(() => {
    pair.querySelector('[role=status]').textContent = say('tableFailed');
  }),
);
