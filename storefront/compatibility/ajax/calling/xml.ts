/** An element of an XML 1.0 document: attributes, then children in their order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadonlyArray<XmlElement>;
}

export const element = (
  name: string,
  attributes: XmlElement['attributes'] = {},
  children: XmlElement['children'] = [],
): XmlElement => ({ name, attributes, children });

/** A value of a plain object. */
type Part = string | number | boolean | object | null | undefined;

/**
 * A plain object as clients read it back (wire contract 2.7): texts, numbers and booleans are attributes, objects are
 * children, a list is one child per entry. Null and undefined are omitted.
 */
export function elementOf(name: string, value: object): XmlElement {
  const attributes: Record<string, string> = {};
  const children: XmlElement[] = [];
  for (const [key, part] of Object.entries(value) as ReadonlyArray<[string, Part]>) {
    if (part === null || part === undefined) continue;
    if (Array.isArray(part)) children.push(...part.map((entry: Part) => entryOf(key, entry)));
    else if (typeof part === 'object') children.push(elementOf(key, part));
    else attributes[key] = String(part);
  }
  return element(name, attributes, children);
}

const entryOf = (name: string, entry: Part): XmlElement =>
  typeof entry === 'object' && entry !== null ? elementOf(name, entry) : element(name, { value: String(entry) });

/** @throws RangeError for an invalid element or attribute name: names are the server's own, never typed ones */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}`;

function written({ name, attributes, children }: XmlElement): string {
  const start = [
    checked(name),
    ...Object.entries(attributes).map(([key, value]) => `${checked(key)}="${escaped(value)}"`),
  ];
  if (children.length === 0) return `<${start.join(' ')}/>`;
  return `<${start.join(' ')}>${children.map(written).join('')}</${name}>`;
}

/** A subset of what XML allows. */
function checked(name: string): string {
  if (/^[a-z_][\w.-]*$/i.test(name)) return name;
  throw new RangeError(`"${name}" is no name of an element or attribute.`);
}

/** What XML 1.0 cannot contain, not even as a reference: most control characters, lone surrogates, two others. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Whitespace is written by number, or a parser would normalise it to plain spaces. */
const escaped = (value: string): string =>
  value.replace(impossible, '\ufffd').replace(/[<>&"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
