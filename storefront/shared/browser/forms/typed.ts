import type { PageContext } from '../../define-page.ts';

/** What a form of a visitor needs of a request: pages and calls both have it. */
export type VisitorContext = Pick<PageContext, 'store' | 'settings' | 'texts' | 'session' | 'notify' | 'now'>;

/** What was typed, by the names of the fields. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with it: a sentence at each field that fails. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Fields of a form, of an address or of a call. A name that comes twice counts by its first value. */
export type Fields = (name: string) => string;

/** The fields of a form, else of the address; files are none. */
export const fieldsOf =
  (form: FormData | null, query?: URLSearchParams): Fields =>
  (name) => {
    const value = form?.get(name) ?? query?.get(name);
    return typeof value === 'string' ? value : '';
  };

/** One line as a person means it: without control characters and outer spaces. */
export const line = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** Several lines: ends of lines of one kind, no other control characters, no outer spaces. */
export const lines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
