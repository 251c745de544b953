import { translator, type TextsContext } from '../../../components/texts/texts.ts';
import shop from '../../catalogue/shop.json' with { type: 'json' };
import { orderConfirmationTexts } from './order-confirmation.texts.ts';

/** Who writes: the last line of every mail. */
export function sellerLine(texts: TextsContext): string {
  const t = translator(orderConfirmationTexts, texts);
  const { name, street, zipcode, city, taxNumber, registerNumber, email, phone } = shop.company;
  return t('seller', { name, address: `${street}, ${zipcode} ${city}`, taxNumber, registerNumber, email, phone });
}
