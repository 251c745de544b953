import { lazy, type ComponentType } from 'react';
import type { AskedFieldsProps } from '../../../../shared/browser/forms/asked-fields.tsx';
import type { askedRules } from '../asked-data.ts';

/**
 * What a setting asks for beside. Most shops do not ask: their form loads none of it. Until the code is there the server's
 * fields stay, and the server alone judges them. The server has all code from the start, and puts it here.
 */
export const asked: { Fields: ComponentType<AskedFieldsProps>; rules?: typeof askedRules } = {
  Fields: lazy(() =>
    import('./asked-code.ts').then((code) => {
      asked.rules = code.askedRules;
      return code;
    }),
  ),
};
