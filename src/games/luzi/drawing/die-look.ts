/** The state of a die on the tray. */
export type DieState = 'free' | 'chosen' | 'locked' | 'spent';

/** A die as it is drawn, around 0 0. */
export interface DieLook {
  readonly face: number;
  readonly state: DieState;
  /** It fell in the latest throw. */
  readonly latest?: boolean | undefined;
  /** The hint throws it. */
  readonly hint?: boolean | undefined;
  /** Its number, if that is shown. */
  readonly number?: number | undefined;
  /** The rotation in degrees, and the offset from its place. */
  readonly turn: number;
  readonly shift: readonly [x: number, y: number];
}
