import { register } from '../../element/register.js';
import { LuziDice } from './luzi-dice.js';

register('luzi-dice', LuziDice);

export * from './luzi-dice.js';
