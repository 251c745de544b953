import { SaxesParser } from 'saxes';

export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadElement[];
}

/** Reads a document like a strict parser. @throws if it is not well-formed */
export function readXml(text: string): ReadElement {
  const root: ReadElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: ReadElement = { name, attributes, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return root.children[0]!;
}

/** The first element of a name, at any depth: how existing clients look for it. */
export function firstElement(element: ReadElement, name: string): ReadElement | undefined {
  if (element.name === name) return element;
  for (const child of element.children) {
    const found = firstElement(child, name);
    if (found) return found;
  }
  return undefined;
}

/** An element as an object of a client: attributes by name, children by name, several of one name as a list. */
export function objectOf({ attributes, children }: ReadElement): Record<string, unknown> {
  const object: Record<string, unknown> = { ...attributes };
  for (const child of children) {
    const before = object[child.name];
    const value = objectOf(child);
    object[child.name] =
      before === undefined ? value : Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
  }
  return object;
}
