import { enOnDemand, type OnDemandWords } from './en-on-demand.js';
import type { UiWords } from './en.js';

/** The words of the modules that are loaded on demand, in the language of the given words. Only such modules import it. */
export const onDemand = ({ onDemand: words = enOnDemand }: UiWords): OnDemandWords => words;
