import { useEffect } from 'react';

/**
 * Puts "Błąd: " first in the document's title while a form of the page is wrong, as the server's answer to a refused form
 * does: a screen reader reads the title first, and a tab shows it.
 *
 * @param start what stands before the title; a title that came with it from the server keeps one
 */
export function useFailedTitle(isFailed: boolean, start: string): void {
  useEffect(() => {
    const title = document.title.startsWith(start) ? document.title.slice(start.length) : document.title;
    // Another form of the page may be wrong too.
    document.title = document.querySelector('form[data-failed]') ? start + title : title;
  }, [isFailed, start]);
}
