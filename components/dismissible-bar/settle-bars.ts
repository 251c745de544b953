/**
 * An inline script for right after the bars: it shows those that were not closed before the page is first painted, so that
 * nothing moves. `dismissed-bars.ts` has the keys; `startDismissibleBars()` does the rest later.
 */
export const settleBars = `for(const bar of document.querySelectorAll("[data-dismissible-bar]:not([data-settled])")){
try{bar.hidden=localStorage.getItem("dismissed-bar:"+bar.dataset.dismissibleBar)!==null}catch{}
bar.dataset.settled=""}`;
