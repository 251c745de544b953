import { Button } from '../../../../../components/button/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { FormCountries } from '../customer-data.ts';
import { recountButton } from '../delivery/courier-fields.ts';
import * as styles from './country-field.css.ts';
import { countryFieldTexts } from './country-field.texts.ts';

export interface CountryFieldProps {
  name: 'country' | 'ship_country' | 'firm_country' | 'person_country';
  /** Of the shop's countries; '' is that of the deliveries. */
  value: string;
  of: FormCountries;
}

/**
 * The country of an address, where the shop delivers to several. That of the parcel decides its deliveries: the button shows
 * them, and keeps what is typed.
 */
export function CountryField({ name, value, of: { countries, country } }: CountryFieldProps) {
  const t = useTexts(countryFieldTexts);
  if (countries.length < 2) return null;
  const isOfParcel = name === 'country' || name === 'ship_country';
  const section = {
    country: '',
    ship_country: 'shipping ',
    firm_country: 'billing ',
    person_country: 'billing ',
  } as const;
  return (
    <div className={styles.row}>
      <div className={styles.field}>
        <Select
          id={name}
          name={name}
          label={t('label')}
          note={isOfParcel ? t('note') : undefined}
          defaultValue={value || country}
          options={countries.map(({ iso, name: label }) => ({ value: iso, label }))}
          autoComplete={`${section[name]}country`}
          isRequired
        />
      </div>
      {isOfParcel && (
        <div className={styles.button}>
          <Button type="submit" name={recountButton} value="1" formNoValidate formAction={`#${name}`}>
            {t(name === 'country' ? 'change' : 'changeOfRecipient')}
          </Button>
        </div>
      )}
    </div>
  );
}
