export type { AccessibleName, FieldName, Looks, VisibleName } from './accessible-name.ts';
export { classNames } from './class-names.ts';
export type { Space, SpaceByLevel } from './space.ts';
