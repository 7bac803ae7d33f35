import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPlain, keyOf } from '../../src/element/ui/input/key-events.js';

/** A key as a browser tells it; `held` are the modifiers that it reports. */
const press = (key: string | undefined, code = '', held = '', more: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    code,
    shiftKey: held.includes('Shift'),
    ctrlKey: held.includes('Control'),
    altKey: /\bAlt\b/.test(held),
    metaKey: held.includes('Meta'),
    getModifierState: (name: string) => held.includes(name),
    ...more,
  }) as KeyboardEvent;

describe('keyOf', () => {
  const layouts: readonly [layout: string, key: string, code: string, read: string, held?: string][] = [
    ['US', 's', 'KeyS', 's'],
    ['US', 'M', 'KeyM', 'M', 'Shift'],
    ['US', '?', 'Slash', '?', 'Shift'],
    ['US', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
    ['Dvorak', 's', 'Semicolon', 's'],
    ['Dvorak', 'o', 'KeyS', 'o'],
    ['Dvorak', '/', 'BracketLeft', '/'],
    ['Colemak', 'r', 'KeyS', 'r'],
    ['AZERTY', 'a', 'KeyQ', 'a'],
    ['AZERTY', '4', 'Digit4', '4', 'Shift'],
    ['AZERTY', "'", 'Digit4', "'"],
    ['AZERTY', 'é', 'Digit2', 'é'],
    ['AZERTY', '²', 'Backquote', '²'],
    ['AZERTY', '/', 'Period', '/', 'Shift'],
    ['AZERTY', '§', 'Slash', '§', 'Shift'],
    ['German', '/', 'Digit7', '/', 'Shift'],
    ['German', '?', 'Minus', '?', 'Shift'],
    ['German', '-', 'Slash', '-'],
    ['German', '§', 'Digit3', '§', 'Shift'],
    ['German', '7', 'Digit7', '7'],
    ['German', 'ß', 'Minus', 'ß'],
    ['Spanish', 'º', 'Backquote', 'º'],
    ['Czech', 'š', 'Digit3', 'š'],
    ['British', '£', 'Digit3', '£', 'Shift'],
    ['Russian', 'ы', 'KeyS', 's'],
    ['Russian', 'Ь', 'KeyM', 'M', 'Shift'],
    ['Russian with Caps Lock', 'Ы', 'KeyS', 's'],
    ['Russian', '4', 'Digit4', '4'],
    ['Russian', '.', 'Slash', '.'],
    ['Russian', '?', 'Digit7', '?', 'Shift'],
    ['Greek', 'σ', 'KeyS', 's'],
    ['Greek', ';', 'KeyQ', ';'],
    ['Hebrew', 'ד', 'KeyS', 's'],
    ['Hebrew', '/', 'KeyQ', '/'],
    ['Arabic', 'س', 'KeyS', 's'],
    ['Arabic', 'لا', 'KeyB', 'b'],
    ['Arabic', 'ظ', 'Slash', '/'],
    ['Arabic', '؟', 'Slash', '?', 'Shift'],
    ['Arabic', '٤', 'Digit4', '4'],
    ['Arabic', '٤', 'Numpad4', '4'],
    ['Persian', '۴', 'Digit4', '4'],
    ['Hindi', '४', 'Digit4', '4'],
    ['Thai', 'ห', 'KeyS', 's'],
    ['Thai', 'ฝ', 'Slash', '/'],
    ['Thai', 'ุ', 'Digit6', '6'],
    ['Thai', '๓', 'Digit4', '3', 'Shift'],
    ['Armenian', 'ս', 'KeyS', 's'],
    ['Japanese kana', 'と', 'KeyS', 's'],
    ['full width', 'ｓ', 'KeyS', 's'],
    ['full width', '／', 'Slash', '/'],
    ['full width', '４', 'Digit4', '4'],
    ['US', 'F5', 'F5', 'F5'],
    ['German', 'Dead', 'Backquote', 'Dead'],
  ];
  for (const [layout, key, code, read, held] of layouts)
    it(`reads ${held ? `${held}+` : ''}${code} (${key}, ${layout}) as ${read}`, () => {
      assert.equal(keyOf(press(key, code, held)), read);
    });

  it('reads nothing while an input method composes', () => {
    // eslint-disable-next-line typescript/no-deprecated -- only the old code tells it in Safari
    const composing: readonly Partial<KeyboardEvent>[] = [{ isComposing: true }, { keyCode: 229 }];
    for (const more of composing)
      for (const key of ['Escape', 'Enter', 's', 'Process'])
        assert.equal(keyOf(press(key, '', '', more)), '');
  });

  it('reads nothing in an event without a key, which browsers fire when they fill in a field', () => {
    assert.equal(keyOf(press(undefined)), '');
  });
});

describe('isPlain', () => {
  it('is true without Control, Alt and Meta, and for what AltGr types', () => {
    const plain = ['', 'Shift', 'AltGraph', 'Control Alt AltGraph'];
    const held = ['Control', 'Alt', 'Meta', 'Control Alt', 'Meta AltGraph'];
    assert.deepEqual(
      [...plain, ...held].filter((each) => isPlain(press('/', 'Digit7', each))),
      plain,
    );
  });
});
