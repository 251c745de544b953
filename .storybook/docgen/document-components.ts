import { builtinResolvers, defaultHandlers, ERROR_CODES, makeFsImporter, parse } from 'react-docgen';
import type { Documentation } from 'react-docgen';
import { writtenPropsHandler } from './written-props.ts';

const configuration = {
  resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  handlers: [...defaultHandlers, writtenPropsHandler],
};

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error;

/** The components that a source file exports: their names, descriptions and props. */
export const documentComponents = (source: string, filename: string): ReadonlyArray<Documentation> => {
  try {
    // Importers cache: a new one each time, because files change while Storybook runs.
    return parse(source, { ...configuration, importer: makeFsImporter(), filename });
  } catch (error) {
    if (hasCode(error) && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
};
