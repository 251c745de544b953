let loading: Promise<unknown> | undefined;

/**
 * Adds the stylesheet of what only a touched island shows (lists of suggestions, the lightbox). Resolves once it holds, or will
 * not come: an island works without it.
 */
export function lateStyles(): Promise<unknown> {
  return (loading ??= new Promise((resolve) => {
    const href = document.body.dataset['lateStyles'];
    if (!href) return resolve(null);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  }));
}
