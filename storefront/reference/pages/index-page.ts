import { callsOfSpecification } from '../sources/calls-of-specification.ts';
import type { DocumentedAddress } from '../sources/calls.ts';
import { firstSentence } from '../sources/docstrings.ts';
import { blocks, code, link, prose, table } from '../sources/markdown.ts';
import type { DocumentedOperation } from '../sources/operations.ts';
import { addressPath, addressTitle, type AddressKind } from './address-page.ts';
import { operationPath } from './operation-page.ts';
import { listed, type Page } from './shared.ts';

export interface Documented {
  readonly operations: ReadonlyArray<DocumentedOperation>;
  readonly calls: ReadonlyArray<DocumentedAddress>;
  readonly forms: ReadonlyArray<DocumentedAddress>;
}

/** The index: by the specification's numbers, and by name. */
export function indexPage({ operations, calls, forms }: Documented): Page {
  const pages = [
    ...operations.map((one) => ({ name: one.field.name, path: operationPath(one), ...one.reference })),
    ...addressed('ajax', calls),
    ...addressed('forms', forms),
  ];
  const numbered = callsOfSpecification.map(({ number, title, elsewhere }) => {
    const answering = pages
      .filter((page) => page.calls?.includes(number))
      .map(({ name, path }) => link(code(name), path));
    if (elsewhere && answering.length > 0) throw new Error(`Call ${number} has pages now: remove its \`elsewhere\`.`);
    return [String(number), title, answering.length > 0 ? listed(answering) : (elsewhere ?? 'Not in this shop yet')];
  });
  const operationsOf = (kind: DocumentedOperation['kind']) =>
    table(
      ['Name', 'What it is for'],
      operations
        .filter((one) => one.kind === kind)
        .map((one) => [link(code(one.field.name), operationPath(one)), prose(firstSentence(one.about))]),
    );
  const hasMutations = operations.some(({ kind }) => kind === 'mutation');
  return [
    'README.md',
    blocks(
      '# Reference of the contract',
      'Every call that the shop answers, a page each: request, response, errors, and an example. Clients of other shops of the platform work with this one. How to send documents is in [the GraphQL endpoint](graphql.md), common errors are in [errors](errors.md), types of several calls in [shared types](types.md).',
      'The pages are written from the schema, from the types of the sources and from answers of the shop itself, with its demo catalogue on Saturday, 21 November 2026, at 10:00 in Warsaw. Do not edit them: `npm run contract -- --write` rewrites them, and `npm test` fails if they differ from the sources. How a call gets its page is in [storefront/reference](../../storefront/reference/README.md).',
      '## Calls of the specification',
      'By their numbers in section 7.',
      table(['Number', 'Call', 'Answered by'], numbered),
      '## Queries',
      operationsOf('query'),
      ...(hasMutations ? ['## Mutations', operationsOf('mutation')] : []),
      '## Addresses beside GraphQL',
      addressesTable('ajax', calls),
      '## Addresses and forms that change something',
      'They work without JavaScript: success redirects to a page that shows it, a failure shows the form again.',
      addressesTable('forms', forms),
    ),
  ];
}

const addressed = (kind: AddressKind, list: ReadonlyArray<DocumentedAddress>) =>
  list.map((one) => ({ ...one.reference, name: addressTitle(one), path: addressPath(kind, one) }));

const addressesTable = (kind: AddressKind, list: ReadonlyArray<DocumentedAddress>): string =>
  table(
    ['Address', 'What it is for'],
    list.map((one) => [link(code(addressTitle(one)), addressPath(kind, one)), prose(firstSentence(one.about))]),
  );
