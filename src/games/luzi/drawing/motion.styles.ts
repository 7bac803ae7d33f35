import { css } from 'lit';

/** Falling dice, and the special events that are shown over the tray. */
export const motionStyles = css`
  :host {
    --_fall: calc(var(--luzi-fall, 640ms) * var(--_length, 1));
    --_event: calc(var(--luzi-event, 2s) * var(--_length, 1));
  }
  .felt-word.fades {
    opacity: 0;
    transition: opacity var(--_quick);
  }
  .special-event {
    position: absolute;
    inset: auto 4.8% 11.2%;
    min-height: 27%;
    display: grid;
    place-content: center;
    gap: 4px;
    padding: 8px;
    text-align: center;
    color: var(--_felt-ink);
    background: color-mix(in oklab, var(--_chosen-casing), transparent 10%);
    border-radius: 0 0 3.4cqi 3.4cqi;
    pointer-events: none;
    animation:
      special-event var(--_quick) both,
      shown var(--_event);
  }
  .special-event p {
    margin: 0;
  }
  .special-event .title {
    font: italic clamp(24px, 7cqi, 46px) / 1 var(--_serif);
    letter-spacing: -0.01em;
  }
  .special-event .line {
    font: clamp(14px, 3cqi, 19px) / 1.3 var(--_sans);
    text-wrap: balance;
  }
  [data-falling] {
    z-index: 1;
  }
  [data-falling] .die {
    visibility: hidden;
  }
  .tumble,
  .cube,
  .cube-side {
    position: absolute;
    inset: 0;
  }
  .tumble {
    inset: 13.5%;
    perspective: 600px;
    pointer-events: none;
  }
  /* no filter: it would be computed for every die in every frame */
  .tumble::before {
    content: '';
    position: absolute;
    inset: 2% -16% -26% -8%;
    background: radial-gradient(closest-side, #000a 62%, #0000);
  }
  .cube {
    transform-style: preserve-3d;
  }
  .cube-side {
    width: 100%;
    overflow: visible;
    backface-visibility: hidden;
  }
  .cube-side rect {
    fill: var(--_bone);
    stroke: var(--_die-side);
    stroke-width: 2;
  }
  @keyframes special-event {
    from {
      opacity: 0;
    }
  }
  /* changes nothing: its end removes it */
  @keyframes shown {
    to {
      visibility: visible;
    }
  }
`;
