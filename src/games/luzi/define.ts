import { register } from '../../ui/register.js';
import { LuziDice } from './luzi-dice.js';

register('luzi-dice', LuziDice);

export * from './luzi-dice.js';
