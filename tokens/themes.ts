import type { ColorWords, DensityWords, LayoutWords, MotionWords, TypeRole } from './contract.css.ts';
import { cssExtension, cssValue } from './dtcg.ts';
import type { Token, TypographyValue } from './dtcg.ts';
import { resolveTokens } from './resolve.ts';
import type { ResolvedToken } from './resolve.ts';
import base from './source/base.json' with { type: 'json' };
import darkHighContrast from './source/semantic/dark-high-contrast.json' with { type: 'json' };
import dark from './source/semantic/dark.json' with { type: 'json' };
import densityComfortable from './source/semantic/density-comfortable.json' with { type: 'json' };
import densityCompact from './source/semantic/density-compact.json' with { type: 'json' };
import forcedColors from './source/semantic/forced-colors.json' with { type: 'json' };
import foundationSource from './source/semantic/foundation.json' with { type: 'json' };
import highContrast from './source/semantic/high-contrast.json' with { type: 'json' };
import level1 from './source/semantic/level-1.json' with { type: 'json' };
import level2 from './source/semantic/level-2.json' with { type: 'json' };
import level3 from './source/semantic/level-3.json' with { type: 'json' };
import level4 from './source/semantic/level-4.json' with { type: 'json' };
import light from './source/semantic/light.json' with { type: 'json' };
import motionFull from './source/semantic/motion-full.json' with { type: 'json' };
import motionReduced from './source/semantic/motion-reduced.json' with { type: 'json' };
import pointerCoarse from './source/semantic/pointer-coarse.json' with { type: 'json' };
import type { ViewportLevel } from './viewport.ts';

/** A group of a token file with every one of the names; a missing one is a type error at the call. */
type Group<Word extends string | number> = { readonly [Key in Word]: object };
type FoundationGroups = typeof foundationSource;

const systemColor = (token: Token): string | undefined =>
  (token.$extensions?.[cssExtension] as { readonly systemColor?: string } | undefined)?.systemColor;

const write = (token: ResolvedToken): string => systemColor(token.source) ?? cssValue(token.type, token.value);

/** The CSS text of every token of one group. */
const groupOf = <Word extends string | number>(
  tokens: ReadonlyMap<string, ResolvedToken>,
  path: string,
): Record<Word, string> =>
  Object.fromEntries(
    [...tokens]
      .filter(([key]) => key.startsWith(`${path}.`))
      .map(([key, token]) => [key.slice(path.length + 1), write(token)]),
  ) as Record<Word, string>;

export interface Theme {
  readonly color: ColorWords;
  readonly photo: { readonly brightness: string };
}

const theme = (file: { readonly color: Group<keyof ColorWords>; readonly photo: Group<'brightness'> }): Theme => {
  const tokens = resolveTokens([base, file]);
  return { color: groupOf<keyof ColorWords>(tokens, 'color'), photo: groupOf<'brightness'>(tokens, 'photo') };
};

/** Light or dark, each with normal or high contrast, and the reader's own palette. */
export type ThemeName = 'light' | 'dark' | 'high-contrast' | 'dark-high-contrast' | 'forced-colors';

export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: theme(light),
  dark: theme(dark),
  'high-contrast': theme(highContrast),
  'dark-high-contrast': theme(darkHighContrast),
  'forced-colors': theme(forcedColors),
};

const motion = (file: { readonly motion: Group<keyof MotionWords> }): MotionWords =>
  groupOf<keyof MotionWords>(resolveTokens([base, file]), 'motion');

export const motions = { full: motion(motionFull), reduced: motion(motionReduced) } as const;

const density = (file: { readonly size: Group<keyof DensityWords> }): DensityWords =>
  groupOf<keyof DensityWords>(resolveTokens([base, file]), 'size');

/** The heights of controls. */
export const densities = { comfortable: density(densityComfortable), compact: density(densityCompact) } as const;

/** The same for touch, whatever the density. */
export const coarsePointer = density(pointerCoarse);

/** One type role at one level, as CSS: the size in rem, the tracking in em, the leading as a multiple. */
export interface TypeWords {
  readonly size: string;
  readonly leading: string;
  readonly tracking: string;
}
export interface Level {
  readonly layout: LayoutWords;
  readonly type: Readonly<Record<TypeRole, TypeWords>>;
}

const typeWords = ({ fontSize, letterSpacing, lineHeight }: TypographyValue): TypeWords => ({
  size: `${fontSize.value}${fontSize.unit}`,
  leading: String(lineHeight),
  tracking: letterSpacing.value === 0 ? 'normal' : `${+(letterSpacing.value / fontSize.value).toFixed(4)}em`,
});

const level = (file: { readonly layout: Group<keyof LayoutWords>; readonly typography: Group<TypeRole> }): Level => {
  const tokens = resolveTokens([base, foundationSource, file]);
  const roles = [...tokens].filter(([, token]) => token.type === 'typography');
  return {
    layout: groupOf<keyof LayoutWords>(
      new Map([...tokens].filter(([, token]) => token.type === 'dimension')),
      'layout',
    ),
    type: Object.fromEntries(
      roles.map(([path, token]) => [path.slice('typography.'.length), typeWords(token.value as TypographyValue)]),
    ) as Record<TypeRole, TypeWords>,
  };
};

export const levelThemes: Readonly<Record<ViewportLevel, Level>> = {
  1: level(level1),
  2: level(level2),
  3: level(level3),
  4: level(level4),
};

const foundationTokens = resolveTokens([base, foundationSource]);
const foundationGroup = <Name extends keyof FoundationGroups>(
  name: Name,
): Record<Exclude<keyof FoundationGroups[Name], '$type'> & (string | number), string> =>
  groupOf(foundationTokens, name);

/** Independent of theme and level. */
export const foundation = {
  space: foundationGroup('space'),
  size: foundationGroup('size'),
  radius: foundationGroup('radius'),
  font: foundationGroup('font'),
  shadow: foundationGroup('shadow'),
} as const;

/** Face and weight of each type role; they are the same at every level. */
export const typeFaces: Readonly<Record<TypeRole, { readonly family: 'display' | 'text'; readonly weight: number }>> =
  Object.fromEntries(
    Object.entries(level1.typography)
      .filter(([key]) => !key.startsWith('$'))
      .map(([role, token]) => [
        role,
        {
          family:
            (token as { $value: { fontFamily: string } }).$value.fontFamily === '{font.display}' ? 'display' : 'text',
          weight: (resolveTokens([base, foundationSource, level1]).get(`typography.${role}`)!.value as TypographyValue)
            .fontWeight,
        },
      ]),
  ) as Record<TypeRole, { family: 'display' | 'text'; weight: number }>;
