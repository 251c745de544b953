import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A form of a page. */
export interface FoundForm {
  readonly method: 'GET' | 'POST';
  /** From the root. */
  readonly action: string;
  /** Fields with the values that they send untouched; several of one name come several times. */
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>;
}

export interface ReadPage {
  readonly forms: ReadonlyArray<FoundForm>;
  /** Paths of this shop, with their queries. */
  readonly links: ReadonlyArray<string>;
}

const descendants = (nodes: ReadonlyArray<Node>): ReadonlyArray<Element> =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...descendants(node.childNodes)] : []));
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

/** Reads a page like a browser without scripts. */
export function readPage(html: string, address: URL): ReadPage {
  const elements = descendants(parse(html).childNodes);
  const own = (text: string): string[] => {
    const url = URL.canParse(text, address) ? new URL(text, address) : null;
    return url?.origin === address.origin ? [url.pathname + url.search] : [];
  };
  return {
    links: elements.flatMap((element) => (element.tagName === 'a' ? own(attribute(element, 'href') ?? '') : [])),
    forms: elements
      .filter(({ tagName }) => tagName === 'form')
      .flatMap((form) =>
        own(attribute(form, 'action') ?? address.href).map((action) => ({
          method: attribute(form, 'method')?.toUpperCase() === 'POST' ? ('POST' as const) : ('GET' as const),
          action,
          fields: descendants(form.childNodes).flatMap(fieldOf),
        })),
      ),
  };
}

function fieldOf(element: Element): ReadonlyArray<readonly [string, string]> {
  const name = attribute(element, 'name');
  if (!name || !['input', 'select', 'textarea', 'button'].includes(element.tagName)) return [];
  const options = descendants(element.childNodes).filter(({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
  return [[name, attribute(chosen ?? element, 'value') ?? '']];
}

/** The names that the shop's own code reads from addresses and forms, and the values that it compares with. */
export function namesInCode(root: string): ReadonlyArray<string> {
  const files = globSync('storefront/{features,platform,shared,compatibility,store,mails,jobs}/**/*.ts', {
    cwd: root,
  }).filter((file) => !file.includes('.test.') && !file.includes('testing'));
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const read = [...code.matchAll(/(?:\.(?:get|getAll|has)|\bfield|\btext)\((?:\w+, )?'([\w[\]-]{1,40})'/g)];
  const compared = [...code.matchAll(/(?:[!=]==|case) '([\w-]{1,40})'/g)];
  return [...new Set([...read, ...compared].map(([, name]) => name!))].toSorted();
}
