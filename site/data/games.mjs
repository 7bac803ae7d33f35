import { games } from '../lib/games.mjs';

export default () => games();
