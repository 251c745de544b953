import { element, writeXml, type XmlElement } from './xml.ts';
import type { Complaint } from './refusal.ts';

/** How an answer is written, and its replacement without one. */
export interface Format<Value> {
  readonly type: string;
  write(value: Value): string;
  failed(complaint: Complaint): Value;
}

const errors = (complaint: Complaint) => ({ errors: [complaint] });

/** JSON for programs. */
export const json: Format<unknown> = {
  type: 'application/json; charset=utf-8',
  write: (value) => JSON.stringify(value),
  failed: errors,
};

/**
 * JSON served as a page, as old clients want it (wire contract 2.1). A user can be led to its address, so no
 * text of it may become an element.
 */
export const jsonAsHtml: Format<unknown> = {
  type: 'text/html; charset=utf-8',
  write: (value) => JSON.stringify(value).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
  failed: errors,
};

/** XML, for data that the platform returns as XML. */
export const xml: Format<XmlElement> = {
  type: 'application/xml; charset=utf-8',
  write: writeXml,
  failed: ({ code, message }) => element('errors', {}, [element('error', { code, message })]),
};
