import { coarsePointer, densities, foundation, levelThemes, motions, typeFaces } from '../tokens/themes.ts';
import type { TypeRole } from '../tokens/contract.css.ts';
import { levels, namedWidths } from '../tokens/viewport.ts';
import * as css from './tokens-page.css.ts';
import { TokenTable } from './tokens-table.tsx';

const everyLevel = [1, 2, 3, 4] as const;
const atLevels = ['level 1', 'level 2', 'level 3', 'level 4'];
const keysOf = <Key extends string>(group: Readonly<Record<Key, unknown>>) => Object.keys(group) as Key[];
const rowsOf = (group: Readonly<Record<string, string>>): Array<[string, string]> => Object.entries(group);

const inPixels = (role: TypeRole, level: (typeof everyLevel)[number]): string => {
  const { size, leading } = levelThemes[level].type[role];
  const pixels = Number.parseFloat(size) * 16;
  return `${pixels}/${Math.round(pixels * Number(leading))}`;
};

/** Every type role: its face and weight, and size over leading in CSS pixels at the four viewport levels. */
export function Type() {
  return (
    <div lang="en" className={css.sections}>
      <TokenTable
        caption="Type"
        head={['role', 'sample', 'face and weight', ...atLevels, 'tracking']}
        rows={keysOf(typeFaces).map((role) => [
          role,
          <span
            key="sample"
            lang="pl"
            style={{
              fontFamily: foundation.font[typeFaces[role].family],
              fontWeight: typeFaces[role].weight,
              fontStyle: role === 'quote' ? 'italic' : 'normal',
              fontSize: levelThemes[1].type[role].size,
              lineHeight: levelThemes[1].type[role].leading,
              letterSpacing: levelThemes[1].type[role].tracking,
              whiteSpace: 'nowrap',
            }}
          >
            Żółty kubek 69,00 zł
          </span>,
          `${typeFaces[role].family === 'display' ? 'Brygada 1918' : 'Hanken Grotesk'} ${typeFaces[role].weight}`,
          ...everyLevel.map((level) => inPixels(role, level)),
          levelThemes[1].type[role].tracking,
        ])}
      />
    </div>
  );
}

/** The scale of distances, and the measures of the page at the four viewport levels. */
export function Space() {
  return (
    <div lang="en" className={css.sections}>
      <TokenTable
        caption="Space"
        head={['step', 'length', 'picture']}
        rows={rowsOf(foundation.space).map(([step, length]) => [
          step,
          length,
          <div key="picture" className={css.bar} style={{ width: length }} />,
        ])}
      />
      <TokenTable
        caption="Page"
        head={['measure', ...atLevels]}
        rows={keysOf(levelThemes[1].layout).map((name) => [
          name,
          ...everyLevel.map((level) => levelThemes[level].layout[name]),
        ])}
      />
    </div>
  );
}

/** Sizes, how density and pointer change them, corners and the one shadow. */
export function Sizes() {
  return (
    <div lang="en" className={css.sections}>
      <TokenTable
        caption="Density"
        head={['size', 'comfortable', 'compact', 'where a finger points, in either']}
        rows={keysOf(densities.comfortable).map((name) => [
          name,
          densities.comfortable[name],
          densities.compact[name],
          coarsePointer[name],
        ])}
      />
      <TokenTable caption="Sizes" head={['size', 'length']} rows={rowsOf(foundation.size)} />
      <TokenTable
        caption="Corners"
        head={['radius', 'length', 'picture']}
        rows={rowsOf(foundation.radius).map(([name, length]) => [
          name,
          length,
          <div key="picture" className={css.box} style={{ borderRadius: length }} />,
        ])}
      />
      <TokenTable
        caption="Shadow"
        head={['shadow', 'value', 'picture']}
        rows={rowsOf(foundation.shadow).map(([name, value]) => [
          name,
          value,
          <div key="picture" className={css.box} style={{ boxShadow: value }} />,
        ])}
      />
    </div>
  );
}

const layerContents = [
  'what browsers bring, evened out',
  'the themes: what every word means',
  'the kit',
  'what a shop makes of it',
  'single pages',
];

/** Motion, the layers of the cascade and where the viewport levels begin. */
export function Conditions() {
  return (
    <div lang="en" className={css.sections}>
      <TokenTable
        caption="Motion"
        head={['duration', 'as designed', 'when reduced motion is asked for']}
        rows={keysOf(motions.full).map((name) => [name, motions.full[name], motions.reduced[name]])}
      />
      <TokenTable
        caption="Viewport levels"
        head={['level', 'begins at']}
        rows={[
          ...everyLevel.map((level) => [String(level), `${levels[level]}px`] as const),
          ...Object.entries(namedWidths).map(([name, width]) => [name, `${width}px`] as const),
        ]}
      />
      <TokenTable
        caption="Layers"
        head={['layer', 'what is in it', 'strength']}
        rows={css.layers.map((layer, index) => [layer, layerContents[index], `${index + 1} of ${css.layers.length}`])}
      />
    </div>
  );
}
