#!/usr/bin/env node
/** The command line of the server for tables. */
import { main } from '../dist/command-line.js';

await main(process.argv.slice(2));
