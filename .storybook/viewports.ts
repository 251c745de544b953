/** One screen per viewport level: the widths at which the shop is viewed. */
const screens = {
  level1: ['390px', '844px'],
  level2: ['820px', '1180px'],
  level3: ['1100px', '800px'],
  level4: ['1440px', '900px'],
} as const;

/** The name of a screen: "level1" to "level4". */
export type LevelName = keyof typeof screens;

export const levelNames = Object.keys(screens) as ReadonlyArray<LevelName>;

const types = { level1: 'mobile', level2: 'tablet', level3: 'desktop', level4: 'desktop' } as const;

export const viewportOptions = Object.fromEntries(
  levelNames.map((name) => {
    const [width, height] = screens[name];
    return [name, { name: `Level ${name.at(-1)}, ${width} wide`, styles: { width, height }, type: types[name] }];
  }),
);

/** The screen of that name in CSS pixels. */
export function screenOf(name: LevelName): { width: number; height: number } {
  const [width, height] = screens[name];
  return { width: Number.parseInt(width), height: Number.parseInt(height) };
}

/** For `parameters.chromatic.modes`, so that visual runs read the same widths. */
export const levelModes = Object.fromEntries(levelNames.map((name) => [name, { viewport: name }]));
