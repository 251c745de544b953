import { lazy, type ComponentType } from 'react';
import type { AskedFieldsProps } from '../../../../shared/browser/forms/asked-fields.tsx';
import type { askedRules } from '../asked-data.ts';

let rules: typeof askedRules | undefined;
/** How the asked fields are judged; undefined until their code is there. */
export const askedRulesSoFar = (): typeof askedRules | undefined => rules;

/** Most shops do not ask: their form loads none of it. Until the code is there the server's fields stay. */
let fields: ComponentType<AskedFieldsProps> = lazy(() =>
  import('./asked-code.ts').then((module) => {
    rules = module.askedRules;
    return { default: module.AskedFields };
  }),
);

/** The server has all code from the start, and writes the whole form. */
export function provideAskedFields(provided: ComponentType<AskedFieldsProps>): void {
  fields = provided;
}

export const askedFieldsSoFar = (): ComponentType<AskedFieldsProps> => fields;
