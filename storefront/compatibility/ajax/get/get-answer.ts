import type { CallContext } from '../../graphql/context.ts';
import { basketAnswer } from '../basket/basket-answer.ts';
import { hotspotsAnswer } from '../hotspots/hotspots-answer.tsx';
import { readHotspotsQuestion } from '../hotspots/zones.ts';
import { comparersAnswer } from '../lists/comparers-answer.ts';
import { wishlistAnswer } from '../lists/wishlist-answer.ts';
import { projectorAnswer } from '../projector/answer.ts';
import { readProjectorQuestion } from '../projector/question.ts';
import { toplayersAnswer } from './toplayers-answer.ts';
import { partParameters, type PartsRequest } from './read-request.ts';

interface PartAnswer {
  readonly response: object;
  readonly error?: { readonly code: string; readonly message: string };
}

type Answerer = (parameters: URLSearchParams, context: CallContext) => Promise<object | null>;

/** The result of each key. Null means none. */
const answerers = new Map<string, Answerer>([
  ['Projector', (parameters, context) => projectorAnswer(readProjectorQuestion(parameters), context)],
  ['Basket', async (_, context) => ({ basket: await basketAnswer(context) })],
  ['Wishlist', (_, context) => wishlistAnswer(context)],
  ['Comparers', (_, context) => comparersAnswer(context)],
  ['Hotspots', (parameters, context) => hotspotsAnswer(readHotspotsQuestion(parameters), context)],
  ['ToplayersAndWidgets', toplayersAnswer],
  // Snippets are scripts of others, whose content the contract does not show. The shop's pages run none of them, but callbacks of old clients
  // need an answer (wire contract 2.4 takes an empty one).
  ['Snippets', () => Promise.resolve({})],
]);

/** More than the number of keys. */
const mostParts = 20;

/** Each key with its own answer: an unknown or missing one does not affect others. */
export async function getAnswer(
  request: PartsRequest,
  context: CallContext,
): Promise<Readonly<Record<string, PartAnswer>>> {
  const answers = Object.entries(request)
    .slice(0, mostParts)
    .map(async ([key, part]) => [key, await partAnswer(key, part, context)] as const);
  return Object.fromEntries(await Promise.all(answers));
}

async function partAnswer(key: string, part: unknown, context: CallContext): Promise<PartAnswer> {
  const answerer = answerers.get(key);
  if (!answerer) return failed('There is no such part.');
  const response = await answerer(partParameters(part), context);
  return response ? { response } : failed('There is no such thing.');
}

const failed = (message: string): PartAnswer => ({ response: {}, error: { code: 'BAD_USER_INPUT', message } });
