import { css } from 'lit';

/** The steps through the record. */
export const replayStyles = css`
  .walk {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .steps {
    display: flex;
  }
  @container game (inline-size < 700px) {
    .steps {
      flex: 1 0 100%;
      justify-content: space-between;
      margin-inline: -11px;
    }
  }
  .step {
    display: grid;
    place-items: center;
    width: var(--_target);
    height: var(--_target);
    color: var(--_ink-2);
  }
  .walk input {
    flex: 1 1 120px;
    min-width: 0;
    height: 32px;
    accent-color: var(--_accent);
  }
`;
