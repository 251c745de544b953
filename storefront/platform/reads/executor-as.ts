import { DefaultQueryExecutor, type QueryExecutor } from 'kysely';

/** Compiles statements as another executor does, with its plugins. Subclasses send them in their own way; streams go the other's way. */
export class ExecutorAs extends DefaultQueryExecutor {
  constructor(base: QueryExecutor) {
    super(
      { compileQuery: (node, id) => base.compileQuery(node, id) },
      base.adapter,
      { provideConnection: (use, options) => base.provideConnection(use, options) },
      [...base.plugins],
    );
  }
}
