import { ruleFields, sharedFields } from '../lib/fields.mjs';

export default { shared: sharedFields, rules: ruleFields };
