import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { basketAnswer } from './basket-answer.ts';

/** The basket summary (call 13; wire contract 2.3). `getAjax` is sent without effect: there is no other answer. */
export const basketCall = ajaxCall({
  name: 'basket-preview',
  path: '/ajax/basket.php',
  format: json,
  answer: async (_, context) => ({ basket: await basketAnswer(context) }),
});
