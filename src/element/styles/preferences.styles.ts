import { css } from 'lit';
import { sheet } from './sheet.js';
import { contrastColors } from './contrast-colors.js';

const contrast = sheet(
  Object.entries(contrastColors)
    .map(([name, pair]) => `--_${name}:light-dark(${pair.join()})`)
    .join(';'),
);

/** High contrast, larger text, and the length of motion, as a person has chosen them or the system asks for them. */
export const preferencesStyles = css`
  @media (prefers-contrast: more) {
    :host {
      ${contrast}
    }
  }
  :host(:state(high-contrast)) {
    ${contrast}
  }
  :host(:state(large-text)) .frame {
    --_px: max(1.25px, 0.078125rem);
  }
  :host(:state(motion-short)) {
    --_length: 0.5;
  }
  :host(:state(motion-long)) {
    --_length: 2;
  }
  :host(:state(motion-off)) {
    --_length: 0;
  }
  @media not (prefers-reduced-motion: reduce) {
    :host(:is(:state(motion-short), :state(motion-long), :state(motion-off))) {
      --_quick: calc(var(--spiel-quick, 120ms) * var(--_length));
      --_move: calc(var(--spiel-move, 260ms) * var(--_length));
      --_hop: calc(var(--spiel-hop, 420ms) * var(--_length));
      --_ending: calc(var(--spiel-ending, 1500ms) * var(--_length));
    }
  }
`;
