import type { Values } from '../../../components/texts/texts.ts';
import { errorText, toneOf, type ErrorKey } from '../../../patterns/rules/error-catalogue.ts';
import { addNotice } from '../add-notice.ts';
import type { VisitorContext } from '../browser/forms/typed.ts';

/** The platform's codes that the next page can show (wire contract 4). */
export type MessageKey = Extract<ErrorKey, `message.${string}`>;

/** Shows a catalogue message on the next page, in its tone. */
export function addCodeNotice(context: VisitorContext, key: MessageKey, values?: Values): Promise<void> {
  return addNotice(context, toneOf(key), errorText(key, context.texts, values));
}
