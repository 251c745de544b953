import { openReferenceShops } from './asking/reference-shop.ts';
import { addressPage } from './pages/address-page.ts';
import { errorsPage } from './pages/errors-page.ts';
import { graphqlPage } from './pages/graphql-page.ts';
import { indexPage } from './pages/index-page.ts';
import { inOrder, operationPage } from './pages/operation-page.ts';
import { typesPage } from './pages/types-page.ts';
import { documentedCalls, documentedForms } from './sources/calls.ts';
import type { PrepareDeclarations } from './sources/declared.ts';
import { sharedTypes } from './sources/graphql-types.ts';
import { documentedOperations, undocumented } from './sources/operations.ts';

/** The missing parts of the reference, a sentence each. */
export class IncompleteReference extends Error {}

/**
 * Every page of the reference, Markdown by its path under `docs/contract`. Sends requests to a shop.
 *
 * @throws IncompleteReference if a call has no example or no docstring, or a field no description
 */
export async function writeReference(prepare: PrepareDeclarations): Promise<ReadonlyMap<string, string>> {
  const complaints: string[] = [];
  const operations = documentedOperations(complaints);
  complaints.push(...undocumented(operations));
  const calls = documentedCalls(complaints);
  const forms = await documentedForms(complaints);
  if (complaints.length > 0) throw new IncompleteReference(complaints.join('\n'));

  const answerTypes = [...calls, ...forms].flatMap(({ reference }) => reference.answer ?? []);
  const shared = sharedTypes(operations.map(({ field }) => field));
  const shops = await openReferenceShops();
  try {
    // The compiler works beside the shop.
    const [declare, operationPages] = await Promise.all([
      prepare(answerTypes),
      inOrder(operations, (one) => operationPage(one, new Set(shared), shops)),
    ]);
    return new Map([
      indexPage({ operations, calls, forms }),
      graphqlPage,
      errorsPage,
      typesPage(shared),
      ...operationPages,
      ...(await inOrder(calls, (one) => addressPage('ajax', one, shops, declare))),
      ...(await inOrder(forms, (one) => addressPage('forms', one, shops, declare))),
    ]);
  } finally {
    await shops.close();
  }
}
