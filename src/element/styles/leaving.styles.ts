import { css } from 'lit';

/** What stays for a moment for screen readers, unseen (`ui/view/linger.ts`). */
export const leavingStyles = css`
  .leaving {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
`;
