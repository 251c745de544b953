export { DismissibleBar, type DismissibleBarProps } from './dismissible-bar.tsx';
export { forgetDismissedBar, isBarDismissed } from './dismissed-bars.ts';
export { showOpenBars, startDismissibleBars } from './start-dismissible-bars.ts';
