import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import type { OrderTone } from '../../../checkout/index.ts';
import type { ReturnState } from '../../../../../patterns/rules/returns.ts';
import { returnDetailsTexts } from './texts.ts';

const tones: Readonly<Record<ReturnState, OrderTone>> = {
  1: 'open',
  2: 'done',
  3: 'ended',
  13: 'ended',
  14: 'ended',
  15: 'waiting',
  16: 'ended',
  17: 'waiting',
  18: 'waiting',
};

/** A state of a return in words, with its meaning for the reader. */
export const returnState = (state: ReturnState, texts: TextsContext): { text: string; tone: OrderTone } => ({
  text: translator(returnDetailsTexts, texts)(`state.${state}`),
  tone: tones[state],
});
