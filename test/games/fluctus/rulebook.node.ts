import { fields, fluctus } from '../../../src/games/fluctus/engine/index.js';
import { rulebook as de } from '../../../src/words/de/fluctus.js';
import { en } from '../../../src/words/en/fluctus-rules.js';
import { rulebook } from '../../../src/games/fluctus/rulebook/index.js';
import { describeRulebook } from '../../support/describe-rulebook.js';

describeRulebook(fluctus, {
  rulebook,
  last: 'F12',
  words: { en, de },
  squares: { 'fields of the board': fields },
  sources: {
    'the author, and that the board is rebuilt': [/Friedrich Loos/, /1983/, /rebuilt|rekonstruiert/],
    'every rule that was decided': [/F1\b/, /F5/, /F8/, /F9/, /F10/, /F11/],
  },
});
