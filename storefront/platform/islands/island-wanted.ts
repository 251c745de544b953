/** The event by which a script asks for the island around an element, to show something in it. */
export const wanted = 'island-wanted';

export const islandWanted = (): Event => new Event(wanted, { bubbles: true });
