import { css } from 'lit';

/** Styles of a content that stays for a moment for screen readers, unseen (`ui/view/linger.ts`). */
export const leavingStyles = css`
  .leaving {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
`;
