export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.tsx';
export { countProblem, type ChoiceBounds, type CountProblem } from './choice-count.ts';
