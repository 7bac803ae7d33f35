import { createElement, useEffect, useRef, useState } from 'react';
import { pageOf } from './page.js';

export const page = createElement(pageOf({ h: createElement, useEffect, useRef, useState }));
