/** ESLint's rule `no-restricted-syntax` as a plugin of oxlint, which has no such rule. */
import { builtinRules } from 'eslint/use-at-your-own-risk';

export default {
  meta: { name: 'syntax' },
  rules: { restricted: builtinRules.get('no-restricted-syntax') },
};
