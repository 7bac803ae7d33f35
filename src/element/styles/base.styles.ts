import { css } from 'lit';

/** The host, what the page's inheritance may not reach, and what every part uses. */
export const baseStyles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_quick: 1ms;
      --_move: 1ms;
      --_hop: 1ms;
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  /* A page's fonts, spacing and casing end here, even those of a rule for every element (which beats :host). */
  .frame {
    all: initial;
    display: block;
    container: game / inline-size;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    forced-color-adjust: inherit;
    font: 15px/1.4 var(--_sans);
    color: var(--_ink);
    -webkit-text-size-adjust: 100%;
  }
  .vh {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  button,
  select,
  input {
    margin: 0;
    font: inherit;
    color: inherit;
  }
  button {
    appearance: none;
    border: 0;
    padding: 0;
    background: none;
    border-radius: var(--_radius-small);
    cursor: pointer;
    touch-action: manipulation;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline: -6px;
    padding-top: 6px;
    border-top: 1px solid var(--_rule);
  }
  .bar {
    display: flex;
    min-height: 48px;
    flex: 1 1 auto;
    flex-wrap: wrap;
  }
  input[type='text'],
  select {
    min-width: 0;
    min-height: var(--_target);
    padding: 4px 10px;
    border: 1.5px solid var(--_edge);
    border-radius: 8px;
    background: var(--_paper);
    color: var(--_ink);
  }
`;
