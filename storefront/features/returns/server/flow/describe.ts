import type { Translate } from '../../../../../components/texts/texts.ts';
import { writtenIban } from '../../../../../patterns/rules/iban.ts';
import type { RefundForm, ReturnMethod } from '../../../../../patterns/rules/returns.ts';
import type { Stock } from '../../../../store/index.ts';
import { placeOf } from '../../../checkout/index.ts';
import { itemsOf, paramsOf, type DeliveryItem, type FlowDraft } from './draft.ts';
import type { returnTexts } from './texts.ts';

type Say = Translate<typeof returnTexts.pl>;

/** Where the goods go, or how they are sent: "Rano, od 8 do 12, Kurier odbierze ją ode mnie". */
export function placeText(draft: FlowDraft, stocks: ReadonlyArray<Stock>, t: Say): string {
  const stock = draft.method === 1 ? stocks.find(({ id }) => id === draft.stock) : undefined;
  if (stock) {
    const { name, address } = placeOf(stock);
    return `${name}, ${address}`;
  }
  return [
    ...(itemsOf(draft.method).includes(draft.shipping) ? [t(`shipping.${draft.shipping as DeliveryItem}`)] : []),
    ...(paramsOf(draft.method).includes(draft.param) ? [t(`param.${draft.param as 'a'}`)] : []),
  ].join(', ');
}

/** The name of what is returned; of a part of a bundle with that: "Zestaw Dzień dobry: Kubek Poranek". */
export const nameOf = (name: string, bundle: string | undefined | null, t: Say): string =>
  bundle ? t('ofBundle', { bundle, name }) : name;

export const methodText = (method: ReturnMethod, t: Say): string => t(`method.${method}`);

/** "Przelewem na konto, PL61 1090 …" */
export const refundText = (
  form: RefundForm,
  { iban, text }: { iban?: string | undefined; text?: string | undefined },
  t: Say,
): string =>
  [
    t(`form.${form}`),
    ...(form === 'b' && iban ? [writtenIban(iban)] : []),
    ...(form === 'x' && text ? [text] : []),
  ].join(', ');

/** The same within a sentence: "przelewem na konto, PL61 …" */
export const inSentence = (text: string): string => text.charAt(0).toLocaleLowerCase('pl') + text.slice(1);
