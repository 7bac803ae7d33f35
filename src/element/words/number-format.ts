/** Formats numbers in one language. */
export type NumberFormat = ReturnType<typeof createFormat>;

const cut = (share: number) => (share <= 0 || share >= 1 ? share : Math.min(Math.max(share, 0.01), 0.99));

const formats = new Map<string, NumberFormat>();

/** The formats of a language, by its primary subtag such as `de`. */
export function numberFormat(language: string): NumberFormat {
  const known = formats.get(language) ?? createFormat(language);
  formats.set(language, known);
  return known;
}

function createFormat(language: string) {
  const format = (digits: number, options: Intl.NumberFormatOptions) => {
    const all = { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options };
    const numbers = new Intl.NumberFormat(language, all);
    return (value: number) => numbers.format(value).replace('-', '−');
  };
  const percent = format(0, { style: 'percent' });
  const whole = format(0, {});
  const changeInPercent = format(0, { style: 'percent', signDisplay: 'exceptZero' });
  const changeInPoints = format(1, { signDisplay: 'exceptZero' });
  return {
    /** A share of 1 in percent; 0 and 100 only if it is exactly that. */
    percent: (share: number) => percent(cut(share)),
    /** A share of 1 in percent, without the percent sign. */
    share: (share: number) => whole(share * 100),
    /** A share of 1 in a hundred games; 0 and 100 only if it is exactly that. */
    games: (share: number) => whole(cut(share) * 100),
    /** A number with one decimal place. */
    decimal: format(1, {}),
    /** A change with its sign: of a share in percent, of points with one decimal place. */
    change: (value: number, inPoints: boolean) => (inPoints ? changeInPoints : changeInPercent)(value),
  };
}
