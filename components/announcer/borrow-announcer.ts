import { region } from './announce.ts';

/**
 * Takes the page's live regions into a modal dialog: outside of it they are inert, and what is said there is not heard.
 *
 * @returns what gives them back to where they were
 */
export function borrowAnnouncer(dialog: HTMLElement): () => void {
  const givers = [region('polite'), region('assertive')].map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    dialog.append(element);
    return () => place.replaceWith(element);
  });
  return () => {
    for (const giveBack of givers) giveBack();
  };
}
