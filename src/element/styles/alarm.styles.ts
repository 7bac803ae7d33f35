import { css } from 'lit';

/** The alarm above a board: something at its table does not fit. */
export const alarmStyles = css`
  .alarm {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    align-items: start;
    padding: 12px 14px;
    font: calc(17 * var(--_px)) / 1.4 var(--_serif);
    color: var(--_ink);
    background: var(--_danger-soft);
    border: 3px solid var(--_danger);
    border-radius: var(--_radius-small);
    margin: 14px 14px 0;
  }
  .alarm .icon {
    flex: none;
    color: var(--_danger);
  }
  .alarm p {
    flex: 1 1 0;
    min-width: 60%;
    margin: 0;
  }
`;
