import { describe, it } from 'node:test';
import { playWholeGames } from '../core/table/by-links.js';

describe('a game of Glüx by links', () => {
  it('is played to the end 10³ times, with equal results on both sides and hidden hands', () => {
    playWholeGames('glux', 1000, 1000);
  });
});
