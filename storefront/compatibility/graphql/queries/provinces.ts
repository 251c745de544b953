import { deliveryCountry } from '../../../features/catalogue/index.ts';
import { countryOf, poland, regionOf } from '../../../platform/settings/country.ts';
import { provinceKindOf, provincesOf } from '../../../platform/settings/provinces.ts';
import type { Country } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import type { ProvincesArguments } from '../schema/types.ts';

/** A country with its provinces. */
export const wireCountry = ({ id, iso, name }: Country) => ({
  id,
  iso,
  name,
  provinces: provincesOf(iso).map((province) => ({ ...province, countryId: String(id) })),
  provinceTypes: kindsOf(iso, id),
});

const kindsOf = (iso: string, id: number) => {
  const kind = provinceKindOf(iso);
  return kind === null ? [] : [{ id: iso, name: kind, countryId: String(id) }];
};

/** The provinces of a country, by default of the one that this visitor's goods go to. */
export const provinces = async (asked: ProvincesArguments, context: CallContext) =>
  (await wanted(asked, context))?.provinces ?? [];

/** What the provinces of that country are. */
export const provinceTypes = async (asked: ProvincesArguments, context: CallContext) =>
  (await wanted(asked, context))?.provinceTypes ?? [];

async function wanted({ countryId }: ProvincesArguments, context: CallContext) {
  if (countryId === null || countryId === undefined)
    return wireCountry((await deliveryCountry(context)).country ?? poland);
  const region = regionOf(countryOf(countryId));
  return region && wireCountry(region);
}
