import type { Values } from '../../../components/texts/texts.ts';
import { errorText, toneOf, type ErrorKey } from '../../../patterns/rules/error-catalogue.ts';
import { say } from '../say.ts';
import type { VisitorContext } from '../browser/forms/typed.ts';

/** The codes of the platform that the next page can tell (wire contract 4). */
export type MessageKey = Extract<ErrorKey, `message.${string}`>;

/** Tells a message of the catalogue on the next page, in the tone that it has. */
export function sayCode(context: VisitorContext, key: MessageKey, values?: Values): Promise<void> {
  return say(context, toneOf(key), errorText(key, context.texts, values));
}
