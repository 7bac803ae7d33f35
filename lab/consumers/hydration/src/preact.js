import { h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pageOf } from './page.js';

export const page = h(pageOf({ h, useEffect, useRef, useState }));
