import { facts } from '../lib/facts.mjs';

export default facts;
