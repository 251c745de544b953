import type { SienTypes } from '../../shared/define-page.ts';
import type { SiteCall } from '../../platform/page/site.ts';
import { answerRequest, type ShopService } from './answer-request.ts';
import { KnownDocuments } from './known-documents.ts';
import { mutations } from './mutations/index.ts';
import { queries } from './queries/index.ts';
import { schema } from './schema/index.ts';
import { hiddenResolvers, withHiddenFields } from './tolerance/hidden-fields.ts';
import { UnknownNames } from './tolerance/unknown-names.ts';

const service: ShopService = {
  schema: withHiddenFields(schema),
  rootValue: { ...queries, ...mutations, ...hiddenResolvers },
  isIntrospectable: process.env['NODE_ENV'] === 'development',
  known: new KnownDocuments(),
  unknownNames: new UnknownNames(),
};

/** The calls of existing clients by GraphQL (wire contract 1). */
export const graphqlCall: SiteCall<SienTypes> = {
  name: 'graphql',
  paths: ['/graphql/v1', '/graphql/v1/'],
  answer: (request, port) => answerRequest(service, request, port),
};
