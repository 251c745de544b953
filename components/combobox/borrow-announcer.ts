/**
 * Takes the page's live regions into a modal dialog: outside of it they are inert, and what is said there is not heard.
 *
 * @returns what gives them back to where they were
 */
export function borrowAnnouncer(dialog: HTMLElement): () => void {
  const givers = [...document.querySelectorAll('[data-announcer]')].map((region) => {
    const place = document.createComment('');
    region.replaceWith(place);
    dialog.append(region);
    return () => place.replaceWith(region);
  });
  return () => {
    for (const giveBack of givers) giveBack();
  };
}
