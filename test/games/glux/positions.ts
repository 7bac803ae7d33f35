import type { Driver } from '../../support/board.js';

/** Ada holds a 2/5, which may lie on thirteen squares; only Bo knows his chip. */
export const middle =
  '9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -';

/** The same position as Ada knows it. */
export const middleOfAda = middle.replace('25,16 336,246', '25,? 336,346');

/** Two chips are left for each seat. */
export const nearEnd =
  '1,(B4B3),3,(B5B4),2,B3,B1,B1,B4,(B3B2)/10,B1,B5,1/3,(A3A6),4,A5,(A1A3),2,(B1B6)/1,A4,2,A3,3,(A3A6),A1,A6,1,(B2B1)/5,B3,A1,2,(A3A3),2,(B4B6)/6,(B2B2),5,B6/13/3,A5,9/(A3A5),2,(A6A1),(A5A5),4,A5,3 A 25,25 010,010 -';

/** Four players, half the chips laid. */
export const party =
  '(B3B3),2,(B2B3),1,B6,5,C2,C1,1,(C1C2)/10,C3,1,C2,2/1,(B6B5),1,B2,4,C4,5,(C4C6)/B5,4,B6,6,C3,2/B2,2,(B3B3),11/A5,14/11,D4,2,(C2C4)/15/13,D6,C6/14,D2/(A2A1),A6,5,D5,3,D4,1,(D2D4),(D5D1)/(A6A6),5,A1,(A3A1),7/6,A1,6,D1,1/15/(A3A4),3,A3,5,D1,D6,2,D4 A 16,25,34,34 064,523,442,343 -';

/** The buttons to press for a move: the curtain if there is one, the square, the face. */
export function presses(notation: string, driver: Driver): readonly (string | RegExp)[] {
  const [face = '', to = ''] = notation.split('@');
  const curtain = /it is your turn/;
  return [...(driver.has('button', curtain) ? [curtain] : []), to, new RegExp(`Place the ${face}$`)];
}
