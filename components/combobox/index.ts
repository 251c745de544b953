export type { ComboboxAnswer } from './answer-cache.ts';
export { Combobox, type ComboboxFullScreenProps, type ComboboxProps } from './combobox.tsx';
export { ComboboxFullScreen } from './full-screen.tsx';
export type { ComboboxGroup, ComboboxGroupKind, ComboboxOption } from './groups.ts';
