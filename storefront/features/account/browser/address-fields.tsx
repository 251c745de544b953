import { Select } from '../../../../components/select/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { accountFormTexts } from './account-form.texts.ts';
import { ClientField } from './client-field.tsx';

type PlaceField = 'street' | 'streetNumber' | 'zipcode' | 'city' | 'country';

export interface AddressFieldsProps {
  /** The names of the fields in the form. */
  names: Readonly<Record<PlaceField, string>>;
  values: Readonly<Record<PlaceField, string>>;
  /** Countries to choose from, in the shop's order; one hides the field. */
  countries: ReadonlyArray<{ iso: string; name: string }>;
}

/** A postal address, for a grid. The tokens are those of the HTML standard (WCAG 2.2, 1.3.5). */
export function AddressFields({ names, values, countries }: AddressFieldsProps) {
  const t = useTexts(accountFormTexts);
  const field = (name: PlaceField) => ({ name: names[name], value: values[name], label: t(name) });
  return (
    <>
      <ClientField {...field('street')} autoComplete="address-line1" autoCapitalize="words" />
      {/* HTML has no token for a house number: address-line2 is the flat, and browsers would fill that in. */}
      <ClientField {...field('streetNumber')} />
      <ClientField {...field('zipcode')} autoComplete="postal-code" />
      <ClientField {...field('city')} autoComplete="address-level2" autoCapitalize="words" />
      {countries.length > 1 ? (
        <Select
          id={names.country}
          name={names.country}
          label={t('country')}
          defaultValue={values.country}
          options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
          autoComplete="country"
          isRequired
        />
      ) : (
        <input type="hidden" name={names.country} value={values.country} />
      )}
    </>
  );
}
