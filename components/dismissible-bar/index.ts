export { DismissibleBar, type DismissibleBarProps } from './dismissible-bar.tsx';
export { isBarDismissedIn } from './dismissal-cookie.ts';
export { forgetDismissedBar, isBarDismissed } from './dismissed-bars.ts';
export { settleBars } from './settle-bars.ts';
export { showOpenBars, startDismissibleBars } from './start-dismissible-bars.ts';
