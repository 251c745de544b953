import type { GraphQLNamedType } from 'graphql';
import { describeType } from '../sources/graphql-types.ts';
import { anchor, blocks } from '../sources/markdown.ts';
import type { Page } from './shared.ts';

/** The types that several operations share. */
export const typesPage = (types: ReadonlyArray<GraphQLNamedType>): Page => [
  'types.md',
  blocks(
    '# Shared types of GraphQL',
    'Types used by more than one query or mutation; all others are on the page of their call. `!` is never null, `[…]` is a list. [All calls](README.md).',
    ...types.map((type) =>
      blocks(
        `## ${type.name}`,
        describeType(type, ({ name }) => anchor(name)),
      ),
    ),
  ),
];
