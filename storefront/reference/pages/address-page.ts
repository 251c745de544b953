import { askHttp, methodsOf, type HttpSeen } from '../asking/ask.ts';
import type { ReferenceShops } from '../asking/reference-shop.ts';
import { methodOf, type HttpRequest } from '../define.ts';
import type { DocumentedAddress } from '../sources/calls.ts';
import type { Declare, Declared } from '../sources/declared.ts';
import { blocks, code, fence, link, prose, table, words } from '../sources/markdown.ts';
import { inOrder } from './operation-page.ts';
import { callsSentence, codesTable, examplesHeading, listed, type Page } from './shared.ts';

export type AddressKind = 'ajax' | 'forms';

export const addressPath = (kind: AddressKind, { name }: Pick<DocumentedAddress, 'name'>): string =>
  `${kind}/${name}.md`;

/** The address, as the title of its page. */
export const addressTitle = ({ paths, reference: { query } }: DocumentedAddress): string =>
  query === undefined ? paths[0]! : `${paths[0]}?${query}`;

/** The page of one call beside GraphQL, or of one form. */
export async function addressPage(
  kind: AddressKind,
  address: DocumentedAddress,
  shops: ReferenceShops,
  declare: Declare,
): Promise<Page> {
  const { name, paths, about, reference } = address;
  const { calls, notes = [], codes = [], parameters, answer = [], examples, refusals = [] } = reference;
  const answered = await inOrder(examples, (one) => askHttp(shops, one));
  const refused = await inOrder(refusals, (one) => askHttp(shops, one));
  expectStatuses(name, answered, refused);
  expectDocumentedParameters(address, [...answered, ...refused]);

  const text = blocks(
    kind === 'ajax' ? `# ${code(addressTitle(address))}` : `# Form ${code(addressTitle(address))}`,
    prose(about),
    callsSentence(calls),
    paths.length > 1 && `Other addresses: ${paths.slice(1).map(code).join(', ')}.`,
    `Methods: ${kind === 'ajax' ? await methodsOf(shops, (answered[0] ?? refused[0])!.request.path) : 'GET, HEAD, POST'}. ${link('All calls', '../README.md')}.`,
    ...notes,
    kind === 'ajax' ? '## Parameters' : '## Fields',
    Object.keys(parameters).length === 0
      ? 'None.'
      : table(
          [kind === 'ajax' ? 'Parameter' : 'Field', 'Meaning'],
          Object.entries(parameters).map(([parameter, meaning]) => [code(parameter), prose(meaning)]),
        ),
    '## Answer',
    answered.length === 0 ? 'Shown only for what is refused.' : `${listed([...new Set(answered.map(statusText))])}.`,
    ...answer.flatMap((one) => declared(one.at ?? null, declare(one))),
    '## Errors',
    kind === 'ajax'
      ? `Those of ${link('every call', '../errors.md#codes-of-calls')}.`
      : `Those of ${link('every form', '../errors.md#statuses-of-forms')}.`,
    codes.length > 0 && blocks('Besides, the answer may carry:', codesTable(codes)),
    ...refused.flatMap(exchange),
    examplesHeading(answered.length),
    ...answered.flatMap(exchange),
  );
  return [addressPath(kind, address), text];
}

const declared = (at: string | null, { text, others }: Declared): ReadonlyArray<string> => [
  at === null ? 'Its type:' : `Type of \`${at}\`:`,
  fence('ts', [`type Answer = ${text};`, ...others].join('\n\n')),
];

function exchange({ title, request, status, type, location, body, says }: HttpSeen): ReadonlyArray<string> {
  const answer = [
    `Answer: ${status}`,
    location === null ? type !== '' && `, ${code(type)}` : `, to ${code(location)}`,
    says === null ? '' : `. It says: “${words(says)}”`,
    body ? ':' : '.',
  ];
  return [
    `### ${words(title)}`,
    ...requestText(request),
    answer.filter(Boolean).join(''),
    ...(body ? [fence(body.language, body.text)] : []),
  ];
}

function requestText(request: HttpRequest): ReadonlyArray<string> {
  const { path, form, files, body, type } = request;
  const line = fence('http', `${methodOf(request)} ${path}`);
  if (form) {
    const rows = Object.entries(form).map(([field, value]) => [code(field), code(value)]);
    const sent = Object.entries(files ?? {}).map(([field, { name }]) => [code(field), `the file ${code(name)}`]);
    const kind = files ? 'With a form (`multipart/form-data`):' : 'With a form:';
    return ['Request:', line, kind, table(['Field', 'Value'], [...rows, ...sent])];
  }
  if (!body) return ['Request:', line];
  return ['Request:', line, type ? `With the body, of the type ${code(type)}:` : 'With the body:', fence('text', body)];
}

function expectStatuses(name: string, answered: ReadonlyArray<HttpSeen>, refused: ReadonlyArray<HttpSeen>): void {
  for (const { title, status } of answered) {
    if (status >= 400) throw new Error(`The example "${title}" of ${name} is answered with ${status}.`);
  }
  for (const { title, status, body } of refused) {
    // Some calls refuse within an answer, as in the contract.
    if (status < 400 && !/error|errno|errors|null/.test(body?.text ?? '')) {
      throw new Error(`The refusal "${title}" of ${name} is answered with ${status} and no error.`);
    }
  }
}

const statusText = ({ status, type, location }: HttpSeen): string =>
  location === null ? `${status}${type && `, ${code(type)}`}` : `${status}, to the page that shows the result`;

/** `set_quantity[n]` covers all numbers, `points[shipping]` all deliveries; pages read the address for their own, and the header reads the search. */
function expectDocumentedParameters({ name, reference }: DocumentedAddress, seen: ReadonlyArray<HttpSeen>): void {
  const documented = new Set([
    ...Object.keys(reference.parameters).map(plain),
    ...(reference.documentedElsewhere ?? []),
  ]);
  const read = new Set(seen.flatMap(({ reads }) => [...reads]).map(plain));
  const undocumented = [...read].filter((one) => !documented.has(one) && !readByPages.has(one));
  if (undocumented.length > 0)
    throw new Error(`${name} reads ${undocumented.join(', ')}: describe them in \`parameters\`.`);
}

const plain = (parameter: string): string =>
  parameter
    .replace(/\[\d+\]/g, '[n]')
    .replace(/\[\d+-[01]\]/g, '[shipping]')
    .replace(/^filter_.*/, 'filter_<name>');

/** Parameters that every page reads, whatever the form. */
const readByPages: ReadonlySet<string> = new Set(['text']);
