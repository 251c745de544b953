import type { PageContext } from '../../define-page.ts';

/** The request data of a visitor's form: pages and calls both have it. */
export type VisitorContext = Pick<PageContext, 'store' | 'settings' | 'texts' | 'session' | 'notify' | 'now'>;

/** The typed values, by field name. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** The problems: a sentence at each field that fails. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Fields of a form, an address or a call. A repeated name has its first value. */
export type Fields = (name: string) => string;

/** The fields of a form, else of the address; files are none. */
export const fieldsOf =
  (form: FormData | null, query?: URLSearchParams): Fields =>
  (name) => {
    const value = form?.get(name) ?? query?.get(name);
    return typeof value === 'string' ? value : '';
  };

/** One line of text, without control characters and outer spaces. */
export const line = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** Several lines: uniform line ends, no other control characters, no outer spaces. */
export const lines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
