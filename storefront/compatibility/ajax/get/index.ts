import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { getAnswer } from './get-answer.ts';
import { readPartsRequest } from './read-request.ts';

/**
 * Several answers at once (call 5; wire contract 2.4). The key Wishlist alone is the getter of call 14; by GET, too, with
 * request in the address.
 */
export const getCall = ajaxCall({
  name: 'get',
  path: '/ajax/get.php',
  format: json,
  async answer({ parameters, body }, context) {
    const inAddress = parameters.get('request');
    return getAnswer(readPartsRequest(body === '' && inAddress !== null ? `request=${inAddress}` : body), context);
  },
});
