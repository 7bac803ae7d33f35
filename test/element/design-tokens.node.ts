import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { designTokens } from '../../scripts/manifest/design-tokens.mjs';

describe('Design Tokens', () => {
  const { light, dark } = designTokens([
    { name: '--spiel-ink', description: 'Main text.', default: 'light-dark(#2a1e15, #f3e5cb80)' },
    { name: '--spiel-radius', default: '10px' },
    { name: '--spiel-move', default: '260ms' },
    { name: '--spiel-ease', default: 'cubic-bezier(.3,.1,.2,1)' },
    { name: '--spiel-serif', default: "'Iowan Old Style', Palatino, serif" },
    { name: '--unknown', default: 'calc(1px + 1em)' },
  ]) as unknown as Record<'light' | 'dark', Record<string, object>>;

  it('have a colour for each mode', () => {
    assert.deepEqual(light['spiel-ink'], {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.1647, 0.1176, 0.0824], hex: '#2a1e15' },
      $description: 'Main text.',
    });
    assert.deepEqual(dark['spiel-ink'], {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.9529, 0.898, 0.7961], alpha: 0.502, hex: '#f3e5cb' },
      $description: 'Main text.',
    });
  });

  it('have lengths, durations, easings and fonts, and leave out what the format has no type for', () => {
    assert.deepEqual(light['spiel-radius'], { $type: 'dimension', $value: { value: 10, unit: 'px' } });
    assert.deepEqual(light['spiel-move'], { $type: 'duration', $value: { value: 260, unit: 'ms' } });
    assert.deepEqual(light['spiel-ease'], { $type: 'cubicBezier', $value: [0.3, 0.1, 0.2, 1] });
    assert.deepEqual(light['spiel-serif'], {
      $type: 'fontFamily',
      $value: ['Iowan Old Style', 'Palatino', 'serif'],
    });
    assert.ok(!('--unknown'.slice(2) in dark));
  });
});
