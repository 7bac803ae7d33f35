import { css } from 'lit';

/** A moment lies over the tray for as long as it takes to read it; a press anywhere ends it. */
export const momentStyles = css`
  .moment {
    position: absolute;
    inset: 30% 4.8% 11.2%;
    display: grid;
    place-content: center;
    gap: 4px;
    padding: 8px;
    text-align: center;
    color: var(--_felt-ink);
    background: light-dark(#1f3129e6, #0d1712e6);
    border-radius: 0 0 3.4cqi 3.4cqi;
    pointer-events: none;
    animation: moment var(--_quick) both;
  }
  .moment p {
    margin: 0;
  }
  .moment .title {
    font: italic clamp(30px, 9cqi, 62px) / 1 var(--_serif);
    letter-spacing: -0.01em;
  }
  .moment .line {
    font: clamp(14px, 3cqi, 19px) / 1.3 var(--_sans);
    text-wrap: balance;
  }
  @keyframes moment {
    from {
      opacity: 0;
    }
  }
`;
