/** The date of the daily puzzles where the reader is, their difficulty, which rises from Monday to Sunday, and what this browser has solved. */
import { storedText } from '../../src/element/model/stored-fields.js';
import { dateOfWeekday, type Day, dayOf, nearest, weekdayOf } from '../../src/puzzles/days.js';
import { packKinds, type PackKind, type PuzzleGame } from '../../src/puzzles/packed.js';
import { parseProgress, storageKey } from '../../src/puzzles/progress.js';
import { language, say } from '../texts.js';

const locale = language === 'en' ? 'en-GB' : language;
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

const [date, dots, word, solved] = document.querySelectorAll('#day span');
const cards = [...document.querySelectorAll<HTMLElement>('.overview [data-game]')];
const gameOf = (card: HTMLElement) => card.dataset.game as PuzzleGame;

/** The pictures are of this day. */
let drawn: Day = '';

/** The name of the state of a puzzle, as this browser has stored it. */
function stateOf(game: PuzzleGame, day: Day): 'solved' | 'shown' | 'begun' | 'open' {
  const result = parseProgress(storedText(storageKey(game))).results[day];
  if (!result) return 'open';
  return result.solved ? 'solved' : result.shown ? 'shown' : 'begun';
}

/** Shows the difficulty and the state of a puzzle. Not every game has one each day: the last one stays, with its weekday. */
function showCard(card: HTMLElement, today: Day): void {
  const { days }: PackKind = packKinds[gameOf(card)];
  const day = days ? nearest(today, days, -1) : today;
  const weekday = weekdayOf(day);
  const [level, state] = card.querySelectorAll('.level, .state');
  const name = stateOf(gameOf(card), day);
  card.dataset.state = name;
  level!.textContent = [
    say(`level${weekday + 1}`),
    ...(day === today ? [] : [weekdays.format(dateOfWeekday(weekday))]),
  ].join(' · ');
  state!.textContent = say(name);
}

/** Draws the positions of the day, in both themes: the style sheet shows one. */
async function draw(today: Day): Promise<void> {
  drawn = today;
  const { puzzlePicture } = await import('./today-pictures.js');
  for (const card of cards) {
    const images = (['light', 'dark'] as const).map(async (theme) => {
      const src = await puzzlePicture(gameOf(card), today, theme);
      return Object.assign(new Image(), { src, alt: '', className: `in-${theme}` });
    });
    const all = await Promise.all(images);
    if (drawn === today) card.querySelector('.small')!.replaceChildren(...all);
  }
}

function show(): void {
  const now = new Date();
  const today = dayOf(now);
  const value = weekdayOf(today) + 1;
  date!.textContent = dates.format(now);
  dots!.textContent = '●'.repeat(value) + '○'.repeat(7 - value);
  dots!.ariaLabel = say('difficulty', { value });
  word!.textContent = say(`level${value}`);
  for (const card of cards) showCard(card, today);
  const count = cards.filter((card) => card.dataset.state === 'solved').length;
  solved!.textContent = say('count', { count, all: cards.length });
  if (drawn !== today && document.readyState === 'complete') draw(today).catch(console.error);
}
show();
addEventListener('load', show);
addEventListener('storage', show);
document.addEventListener('visibilitychange', show);
// the puzzles have stored it by then
for (const type of ['game-try', 'game-move', 'game-solved']) document.addEventListener(type, show);
// the puzzles look at the clock as often
setInterval(show, 60_000);
