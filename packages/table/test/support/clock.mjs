// Puts the clock of a process forward by the milliseconds in the file CLOCK: `node --import ./clock.mjs …`.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { now } = Date;
Date.now = () => now() + Number(readFileSync(process.env.CLOCK, 'utf8'));
