/* What the first script loads when it is wanted: in one file, because the name of each file costs every page. */
export { closeMenuOnLeaving } from './closing-menu.ts';
export { copyAddress } from './copy-address.ts';
export { showHeartTip } from './heart-tip.ts';
export { showSaving } from './show-saving.ts';
