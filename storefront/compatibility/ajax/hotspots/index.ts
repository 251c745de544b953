import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { Refusal } from '../calling/refusal.ts';
import { hotspotsAnswer } from './hotspots-answer.tsx';
import { readHotspotsQuestion } from './zones.ts';

/** The action that requests zones. */
const hotspotsAction = 'get-hotspots-html';

/** Zones of products as HTML (call 11; wire contract 2.5). */
export const hotspotsCall = ajaxCall({
  name: 'hotspots',
  path: '/ajax/hotspots.php',
  format: json,
  async answer({ parameters }, context) {
    if (parameters.get('action') !== hotspotsAction) throw new Refusal(`The action is ${hotspotsAction}.`);
    return hotspotsAnswer(readHotspotsQuestion(parameters), context);
  },
});
