/** The date of the daily puzzles where the reader is, and their difficulty, which rises from Monday to Sunday. */
import { language, say } from './texts.js';

const [date, level] = document.querySelectorAll('#day span');
const dates = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full' });

function show() {
  const now = new Date();
  const value = now.getDay() || 7;
  date.textContent = dates.format(now);
  level.textContent = '●'.repeat(value) + '○'.repeat(7 - value);
  level.ariaLabel = say('difficulty', { value });
}
show();
document.addEventListener('visibilitychange', show);
// the puzzles look at the clock as often
setInterval(show, 60_000);
