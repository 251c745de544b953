import { lazy, type ComponentType } from 'react';
import type { AskedFieldsProps } from '../../../../shared/browser/forms/asked-fields.tsx';

/** Most shops do not ask: their form loads none of it. Until the code is there the server's fields stay. */
let fields: ComponentType<AskedFieldsProps> = lazy(() =>
  import('../../../../shared/browser/forms/asked-fields.tsx').then((module) => ({ default: module.AskedFields })),
);

/** The server has all code from the start, and writes the whole form. */
export function provideAskedFields(provided: ComponentType<AskedFieldsProps>): void {
  fields = provided;
}

export const askedFieldsSoFar = (): ComponentType<AskedFieldsProps> => fields;
