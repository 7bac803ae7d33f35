/** Numbers as a language writes them. */
export interface Figures {
  /** A share of 1, in percent: never 0 or 100 where it is not quite that. */
  percent(share: number): string;
  /** A share of 1 in points of percent, without the sign. */
  share(share: number): string;
  /** With one decimal place. */
  decimal(value: number): string;
  /** Changes, with their sign: of shares in points of percent, of points with one decimal place. */
  change(value: number, inPoints: boolean): string;
}

const cut = (share: number) => (share <= 0 || share >= 1 ? share : Math.min(Math.max(share, 0.01), 0.99));

/** Figures in the language of a subtag such as `de`. */
export function figuresIn(language: string): Figures {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = { signDisplay: 'exceptZero' } as const;
  const shift = new Intl.NumberFormat(language, { ...signed, style: 'percent', maximumFractionDigits: 0 });
  const gain = new Intl.NumberFormat(language, {
    ...signed,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    change: (value, inPoints) => (inPoints ? gain : shift).format(value).replace('-', '−'),
    percent: (share) => percent.format(cut(share)),
    share: (share) => whole.format(share * 100),
    decimal: (value) => decimal.format(value).replace('-', '−'),
  };
}
