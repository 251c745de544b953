import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { RecentlyUsed } from '../../platform/memory/recently-used.ts';

/** Catalogue queries. Other documents may contain personal data, passwords too: those are not cached. */
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
 * A cache of parsed, measured and validated documents, by their text: clients write values into the document, and repeat
 * the same ones. Their validity does not depend on the client.
 */
export class KnownDocuments {
  readonly #documents: RecentlyUsed<DocumentNode>;

  /** @param mostCharacters of all cached documents together; each takes about a hundred bytes */
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
