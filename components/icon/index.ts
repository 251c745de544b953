export { Icon, type IconProps } from './icon.tsx';
export type { IconShape } from './icon-shape.ts';
export * as icons from './shapes.ts';
