import { isolate } from '../core/player-name.js';
import { pictureLanguage } from '../element/drawing/create-picture.js';
import type { PictureModule } from '../element/drawing/add-marks.js';
import { escape } from '../element/drawing/template-text.js';
import type { OpenedMatch } from '../element/model/open-match.js';
import { parseNames } from '../element/model/players.js';
import { sessionOf } from '../element/model/session.js';
import { parseGoal } from '../element/parts/puzzle/parse-goal.js';
import { RecordSolution } from '../element/parts/puzzle/solution.js';
import { captions } from '../words/en/ui.js';
import { eagerWords } from '../words/languages.js';
import type { BlockAttributes } from './block-attributes.js';

/** The words of a block, which is in the language of its picture. */
const languages = eagerWords('captions', captions);

/** The task of a puzzle: the player to move, and the goal, or the task in the words of the author. */
function taskOf<S, M, O extends object>(
  { writer }: PictureModule<S, M, O>,
  { match, names, solution }: OpenedMatch<S, M, O>,
  attributes: BlockAttributes,
): string {
  const lang = attributes.get('lang');
  const { tasks, toMove } = languages[pictureLanguage(languages, lang)] ?? captions;
  const { turn, state } = match;
  const goal = parseGoal(attributes.get('goal') ?? '', ['win', 'draw']);
  // a puzzle with neither record nor goal has the goal of its game, which its picture names
  if (!goal && !solution?.moves.length) return attributes.get('task') ?? '';
  const best = !goal ? tasks.best : goal.name === 'win' ? tasks.win(goal.moves) : tasks.draw();
  const written = [attributes.get('task'), solution && RecordSolution.of(solution)?.task];
  const task = written.find(Boolean) ?? best;
  if (typeof turn !== 'number') return task;
  const name = parseNames(attributes.get('names'))[turn] ?? names[turn] ?? writer.players(state, lang)[turn];
  return `${toMove(isolate(name ?? ''))}. ${task}`;
}

/** A record for readers: without tags and marks, a line for each of its lines. */
const readable = (record: string): string =>
  record
    .replace(/\[[A-Z]\w*\s+"(?:[^"\\]|\\.)*"\]/g, '')
    .replace(/\[%[^\]]*\]/g, '')
    .replace(/\{\s*\}/g, '')
    .split('\n')
    .map((line) => escape(line.replace(/\s+/g, ' ').replace('{ ', '{').trim()))
    .filter(Boolean)
    .join('<br>');

/** The text below the picture of a block as HTML, for readers without scripts: the task of a puzzle, or the record. */
export const blockCaption = <S, M, O extends object>(
  picture: PictureModule<S, M, O>,
  opened: OpenedMatch<S, M, O>,
  attributes: BlockAttributes,
  record: string,
): string =>
  sessionOf(attributes.get('mode')).solves ? escape(taskOf(picture, opened, attributes)) : readable(record);
