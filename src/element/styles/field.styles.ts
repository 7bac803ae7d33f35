import { css } from 'lit';

/** Fields of dialogs, of the command field and of the replay bar. Their own style sheets come after it. */
export const fieldStyles = css`
  input[type='text'],
  select {
    min-width: 0;
    min-height: var(--_target);
    padding: 4px 10px;
    border: 1.5px solid var(--_edge);
    border-radius: var(--_radius-small);
    background: var(--_paper);
  }
`;
