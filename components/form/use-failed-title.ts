import { useEffect } from 'react';

/**
 * Prefixes the document's title with "Błąd: " while a form has errors, as the server does when it rejects a form: a
 * screen reader reads the title first, and a tab shows it.
 *
 * @param start the prefix; a title sent with it by the server keeps one
 */
export function useFailedTitle(isFailed: boolean, start: string): void {
  useEffect(() => {
    const title = document.title.startsWith(start) ? document.title.slice(start.length) : document.title;
    // Another form of the page may be wrong too.
    document.title = document.querySelector('form[data-failed]') ? start + title : title;
  }, [isFailed, start]);
}
