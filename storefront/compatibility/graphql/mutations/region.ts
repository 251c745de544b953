import { translator } from '../../../../components/texts/texts.ts';
import {
  isZipcode,
  storedZipcode,
  zipcodeExamples,
  zipcodeFormats,
} from '../../../../patterns/rules/client-data/zipcode.ts';
import { eitherOf, validationTexts } from '../../../../patterns/validation/texts.ts';
import { deliveryCountry, saveVisitorPlace } from '../../../features/catalogue/index.ts';
import type { CallContext } from '../context.ts';
import type { SetRegionArguments, SetTemporaryZipcodeArguments } from '../schema/types.ts';
import { poland } from '../../../platform/settings/country.ts';
import { refused, succeeded, type Result } from './result.ts';

/** Selects delivery country and receipt type, among the countries to which the shop sends. */
export async function setRegion({ SetRegionInput }: SetRegionArguments, context: CallContext): Promise<Result> {
  const { billingRegionId, deliveryRegionId } = SetRegionInput;
  const countries = await context.store.delivery.countries();
  const known = (id: string | null | undefined) => !id || countries.some((country) => String(country.id) === id);
  if (!known(billingRegionId) || !known(deliveryRegionId)) return refused('validation.incorrect_region', context.texts);
  await saveVisitorPlace(context, {
    ...(billingRegionId && { billingRegion: Number(billingRegionId) }),
    ...(deliveryRegionId && { deliveryRegion: Number(deliveryRegionId) }),
  });
  return succeeded;
}

/** The shop's own country again. */
export async function unsetTemporaryRegion(_: object, context: CallContext): Promise<Result> {
  await saveVisitorPlace(context, { billingRegion: null, deliveryRegion: null });
  return succeeded;
}

/** Sets the zip code of the order: its first step starts with it. */
export async function setTemporaryZipcode(
  { zipcode: alone, SetTemporaryZipcodeInput: sent }: SetTemporaryZipcodeArguments,
  context: CallContext,
): Promise<Result> {
  const zipcode = sent?.deliveryZipcode || sent?.billingZipcode || alone || '';
  const { country } = await deliveryCountry(context);
  const iso = country?.iso ?? poland.iso;
  if (!isZipcode(zipcode, iso)) {
    return refused('validation.incorect_zipcode', context.texts, {
      examples: eitherOf(zipcodeExamples(zipcodeFormats(iso).join(', ')), translator(validationTexts, context.texts)),
    });
  }
  await saveVisitorPlace(context, { zipcode: storedZipcode(zipcode, iso) });
  return succeeded;
}

/** Removes the zip code of the order. */
export async function unsetTemporaryZipcode(_: object, context: CallContext): Promise<Result> {
  await saveVisitorPlace(context, { zipcode: '' });
  return succeeded;
}
