/** A face of the kit's fonts: a family in one style. */
export interface FontFace {
  readonly family: string;
  /** How its files begin, and the name of the package under `@fontsource-variable` that they are cut from. */
  readonly file: string;
  readonly style: 'normal' | 'italic';
  /** The weights that the kit's typography draws: the files have these alone. */
  readonly weights: readonly [from: number, to: number];
  /** The OpenType features of its files for Polish shops, by spaces: more would be a tenth of each file. */
  readonly features: string;
  /** A static font with all letters, in node_modules: the letters of Polish shops are one file then instead of one for each subset. */
  readonly whole?: string;
}

export const fontFaces: ReadonlyArray<FontFace> = [
  {
    family: 'Brygada 1918 Variable',
    file: 'brygada-1918',
    style: 'normal',
    weights: [500, 500],
    features: 'kern liga lnum tnum',
    whole: '@expo-google-fonts/brygada-1918/500Medium/Brygada1918_500Medium.ttf',
  },
  {
    family: 'Brygada 1918 Variable',
    file: 'brygada-1918',
    style: 'italic',
    weights: [400, 400],
    features: 'kern liga lnum tnum',
    whole: '@expo-google-fonts/brygada-1918/400Regular_Italic/Brygada1918_400Regular_Italic.ttf',
  },
  {
    family: 'Hanken Grotesk Variable',
    file: 'hanken-grotesk',
    style: 'normal',
    weights: [400, 700],
    // Ligatures of a face without serifs are hardly seen, and weigh 0.8 kB.
    features: 'kern lnum tnum',
  },
];

/** The subsets of the packages. */
export type Subset = 'latin' | 'latin-ext';

/**
 * `shop`: letters, figures and signs of Polish shops, which all pages load. What they seldom write (other languages' letters, fractions,
 * the euro, signs of programs) is among `other`: the other letters of the Latin alphabet.
 */
export type Letters = 'shop' | 'other';

/** Characters that are cut from one subset, as CSS `unicode-range`. */
export interface Cut {
  readonly subset: Subset;
  readonly range: string;
}

/** The files of a face by their names: a file of two cuts is joined from them. The ranges of `other` include those of `shop`. */
const cuts: Readonly<Record<Letters, Readonly<Record<string, ReadonlyArray<Cut>>>>> = {
  // Two files of up to 8.3 kB arrive a round trip earlier than one of 12 (docs/benchmarks/pages.md). No pair is kerned across files, so marks
  // that stand close to letters are with the letters.
  shop: {
    letters: [
      {
        subset: 'latin',
        range:
          'U+0020-0021,U+002C-002E,U+003B,U+003F,U+0041-005A,U+0061-007A,U+00A0,U+00AD,U+00D3,U+00F3,U+2010-2011,U+201D,U+2026',
      },
    ],
    signs: [
      { subset: 'latin-ext', range: 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C' },
      {
        subset: 'latin',
        range:
          'U+0022-002B,U+002F-003A,U+003C-003E,U+0040,U+005B,U+005D,U+005F,U+00A7,U+00A9,U+00AB,U+00B0,U+00B2,U+00B7,U+00BB,U+00D7,U+00E9,U+2013-2014,U+2019,U+201E,U+2022,U+202F,U+2190-2193,U+2212',
      },
    ],
  },
  other: {
    latin: [
      {
        subset: 'latin',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
    ],
    'latin-ext': [
      {
        subset: 'latin-ext',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
  },
};

const joined = (ranges: ReadonlyArray<Cut>): string => ranges.map(({ range }) => range).join();

/** All letters of one kind, as CSS `unicode-range`. */
export const unicodeRange = (letters: Letters): string => joined(Object.values(cuts[letters]).flat());

/** The OpenType features of files of other letters: those that browsers apply by themselves, and the figures that the typography asks for. */
const everyFeature = 'calt ccmp clig curs kern liga lnum locl mark mkmk rclt rlig rvrn tnum';

/** A font file of the kit. */
export interface FontFile {
  /** Its name in tokens/fonts. */
  readonly name: string;
  readonly face: FontFace;
  /** What it is cut from: files in node_modules, and which letters of each. Several are joined. */
  readonly cuts: ReadonlyArray<{ readonly source: string; readonly range: string }>;
  /** Its letters, as CSS `unicode-range`. */
  readonly range: string;
  readonly features: ReadonlyArray<string>;
}

const filesOf = (face: FontFace, letters: Letters): ReadonlyArray<FontFile> => {
  const features = (letters === 'shop' ? face.features : everyFeature).split(' ');
  const { file, style, whole } = face;
  if (letters === 'shop' && whole) {
    const range = unicodeRange(letters);
    return [{ name: `${file}-shop-${style}.woff2`, face, cuts: [{ source: whole, range }], range, features }];
  }
  return Object.entries(cuts[letters]).map(([name, ofFile]) => ({
    name: `${file}-${name}-${letters}-${style}.woff2`,
    face,
    cuts: ofFile.map(({ subset, range }) => ({
      source: `${fontPackage(face)}/files/${file}-${subset}-wght-${style}.woff2`,
      range,
    })),
    range: joined(ofFile),
    features,
  }));
};

/** The files with these letters, of each face. */
export const fontFiles = (letters: Letters): ReadonlyArray<FontFile> =>
  fontFaces.flatMap((face) => filesOf(face, letters));

/** The package that a face's files are cut from. */
export const fontPackage = ({ file }: FontFace): string => `@fontsource-variable/${file}`;

/** Static fonts with every letter of the Latin alphabet, for documents of the shop: PDF has no use of variable ones. */
export const documentFonts: ReadonlyArray<{
  /** Its file in storefront/platform/pdf/fonts. */
  readonly file: string;
  /** What it is cut from, in node_modules. */
  readonly source: string;
}> = [
  { file: 'brygada-1918-500.ttf', source: '@expo-google-fonts/brygada-1918/500Medium/Brygada1918_500Medium.ttf' },
  {
    file: 'hanken-grotesk-400.ttf',
    source: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  },
  {
    file: 'hanken-grotesk-600.ttf',
    source: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  },
];
