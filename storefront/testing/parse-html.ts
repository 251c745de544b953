import { JSDOM } from 'jsdom';

/**
 * The classes of a browser for tests of what the server sends, which run with the store's: a file with an environment of its
 * own would load the whole shop again.
 */
export const { DOMParser, FormData } = new JSDOM('').window;

/** A page as a browser reads it, without its scripts. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
