import { css } from 'lit';

/** The replay bar. */
export const replayStyles = css`
  .walk,
  .steps {
    display: flex;
  }
  .walk {
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .walk input {
    flex: 1 1 120px;
    min-width: 0;
    height: 32px;
    accent-color: var(--_accent);
  }
  @container game (inline-size < 700px) {
    .steps {
      flex: 1 0 100%;
      justify-content: space-between;
      margin-inline: -11px;
    }
  }
`;
