/** Formats numbers in one language. */
export interface NumberFormat {
  /** A share of 1 in percent; 0 and 100 only if it is exactly that. */
  percent(share: number): string;
  /** A share of 1 in percent, without the percent sign. */
  share(share: number): string;
  /** A number with one decimal place. */
  decimal(value: number): string;
  /** A change with its sign: of a share in percent, of points with one decimal place. */
  change(value: number, inPoints: boolean): string;
}

const cut = (share: number) => (share <= 0 || share >= 1 ? share : Math.min(Math.max(share, 0.01), 0.99));

const formats = new Map<string, NumberFormat>();

/** The formats of a language, by its primary subtag such as `de`. */
export function numberFormat(language: string): NumberFormat {
  const known = formats.get(language) ?? createFormat(language);
  formats.set(language, known);
  return known;
}

function createFormat(language: string): NumberFormat {
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
