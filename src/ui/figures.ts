/** Numbers as a language writes them. */
export interface Figures {
  /** A share of 1, in percent: never 0 or 100 where it is not quite that. */
  percent(share: number): string;
  /** A share of 1 in points of percent, without the sign. */
  share(share: number): string;
  /** At most one decimal place. */
  decimal(value: number): string;
}

const cut = (share: number) => (share <= 0 || share >= 1 ? share : Math.min(Math.max(share, 0.01), 0.99));

/** Figures in the language of a subtag such as `de`. */
export function figuresIn(language: string): Figures {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    percent: (share) => percent.format(cut(share)),
    share: (share) => whole.format(share * 100),
    decimal: (value) => decimal.format(value),
  };
}
