export { HiddenSpace } from './hidden-space.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.tsx';
