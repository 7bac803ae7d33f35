/** Fonts as readers have them, narrow to wide: the widths of a text differ by more than half. */
const files = {
  Liberation: [
    '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
    '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  ],
  DejaVu: ['dejavu-fonts-ttf/ttf/DejaVuSerif.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
  wide: Array<string>(2).fill(
    '@fontsource/bhutuka-expanded-one/files/bhutuka-expanded-one-latin-400-normal.woff2',
  ),
} as const;

const tokens = ['serif', 'sans'] as const;

/** The names of the families. */
export const families = Object.keys(files) as readonly (keyof typeof files)[];

/** Loads the fonts of all families. */
export async function loadFamilies(): Promise<void> {
  const fonts = Object.entries(files).flatMap(([family, paths]) =>
    tokens.map((token, i) => new FontFace(`${family} ${token}`, `url(/node_modules/${paths[i]!})`)),
  );
  for (const font of fonts) document.fonts.add(await font.load());
}

/** Gives all boards of the page a family; without one, those of the tokens. */
export function setFamily(family?: keyof typeof files): void {
  const { style } = document.documentElement;
  for (const token of tokens) {
    if (family) style.setProperty(`--spiel-${token}`, `'${family} ${token}'`);
    else style.removeProperty(`--spiel-${token}`);
  }
}
