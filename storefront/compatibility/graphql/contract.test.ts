import { getNamedType, NoUnusedFragmentsRule, parse, specifiedRules, validate, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { mutations } from './mutations/index.ts';
import { queries } from './queries/index.ts';
import { schema } from './schema/index.ts';
import { clientDocuments, clientFragments } from './testing/client-documents.ts';

/** Calls that the server adds to those of existing clients. */
const added = ['unsetTemporaryRegion', 'unsetTemporaryZipcode'];

// One document uses some of the shared fragments.
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
const refusals = (document: string): ReadonlyArray<string> =>
  validate(schema, parse(document + clientFragments), rules).map(({ message }) => message);

const callsOf = (type: ReturnType<GraphQLSchema['getQueryType']>) => Object.keys(type?.getFields() ?? {}).toSorted();
const [asking, changing] = [callsOf(schema.getQueryType()), callsOf(schema.getMutationType())];

describe('the schema', () => {
  it.each(Object.entries(clientDocuments))('accepts all arguments and fields of clients for %s', (_, document) => {
    expect(refusals(document)).toEqual([]);
  });

  it('has a client document for every call', () => {
    expect([...Object.keys(clientDocuments), ...added].toSorted()).toEqual([...asking, ...changing].toSorted());
  });

  it.each([
    ['an argument', clientDocuments.product.replace('displaySizesByConfig', 'gone')],
    ['a field', clientDocuments.product.replace('versionName', 'gone')],
    ['an enum value', clientDocuments.hotspots.replace('zone2', 'gone')],
  ])('rejects %s that is unknown', (_, document) => {
    expect(refusals(document)).not.toEqual([]);
  });

  it.each([
    ['ProductResponse', 'product'],
    ['shipping', 'shipping'],
  ])('returns the type %s, which client fragments use, from %s alone', (name, call) => {
    const fields = Object.values(schema.getQueryType()!.getFields());
    expect(fields.filter(({ type }) => getNamedType(type).name === name).map((field) => field.name)).toEqual([call]);
  });

  it('has a resolver for every call and a call for every resolver', () => {
    expect(Object.keys(queries).toSorted()).toEqual(asking);
    expect(Object.keys(mutations).toSorted()).toEqual(changing);
    // One table has both kinds by name.
    expect(asking.filter((name) => changing.includes(name))).toEqual([]);
  });
});
