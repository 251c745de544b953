import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { RecentlyUsed } from '../../platform/memory/recently-used.ts';

/** Questions about the catalogue. In other documents people may have written of themselves, passwords too: those are not kept. */
const publicQuestions = new Set([
  'hotspots',
  'product',
  'products',
  'productsTextSearch',
  'shop',
  'sizeAvailability',
  'trackingEvents',
]);

const isPublic = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      (definition.operation === OperationTypeNode.QUERY &&
        definition.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && publicQuestions.has(selection.name.value),
        )),
  );

/**
 * Documents that were parsed, measured and found right, by their text: clients write values into the document itself, and ask the
 * same ones again. Whether a document is right does not depend on who asks.
 */
export class KnownDocuments {
  readonly #documents: RecentlyUsed<DocumentNode>;

  /** @param mostCharacters of all kept documents together; each takes about a hundred bytes */
  constructor(mostCharacters = 100_000) {
    this.#documents = new RecentlyUsed(mostCharacters);
  }

  get(text: string): DocumentNode | undefined {
    return this.#documents.get(text);
  }

  add(text: string, document: DocumentNode): void {
    if (isPublic(document)) this.#documents.set(text, document, text.length);
  }
}
