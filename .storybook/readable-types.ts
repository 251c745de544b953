import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

const written = (type: SBType): string => {
  switch (type.name) {
    case 'enum':
      return type.value.map((value) => `'${value}'`).join(' | ');
    case 'union':
      return type.value.map(written).join(' | ');
    case 'literal':
      return `'${String(type.value)}'`;
    case 'other':
      return type.value;
    default:
      return type.name;
  }
};

/** react-docgen calls every choice "union"; prop tables show the choices. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.type;
      if (type === undefined || !['enum', 'union'].includes(type.name)) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary: written(type) } } }];
    }),
  );
