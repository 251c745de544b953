import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { TextField } from '../../components/text-field/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { longestValue, type AddressField } from '../rules/validation.ts';
import * as styles from './address-form.css.ts';
import { addressFormTexts } from './texts.ts';

export interface AddressFormProps {
  /** The field values, exactly as typed. */
  values: Readonly<Record<AddressField, string>>;
  /** Error sentences where no surrounding `Form` has them. */
  problems?: Partial<Readonly<Record<AddressField, string>>>;
  /** Whether the phone must be given in any case; by default it must. */
  isPhoneRequired?: boolean;
  /** The field of the country, where there are several: it stands before the street, whose postcode depends on it. */
  country?: ReactNode;
}

type Native = Pick<
  ComponentProps<typeof TextField>,
  'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>;

const words: Native = { autoCapitalize: 'words', spellCheck: false, maxLength: longestValue };

/** The tokens are those of the HTML standard, so that the browser fills the whole address in (WCAG 2.2, 1.3.5). */
const fields: ReadonlyArray<{ name: AddressField; width: keyof typeof styles.width; native: Native }> = [
  { name: 'firstname', width: 'half', native: { ...words, autoComplete: 'given-name' } },
  { name: 'lastname', width: 'half', native: { ...words, autoComplete: 'family-name' } },
  {
    name: 'email',
    width: 'half',
    native: { type: 'email', autoComplete: 'email', spellCheck: false, maxLength: longestValue },
  },
  { name: 'phone', width: 'half', native: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30 } },
  { name: 'street', width: 'wide', native: { ...words, autoComplete: 'address-line1' } },
  // HTML has no token for a house number: address-line2 is the flat, and browsers would fill that in.
  { name: 'street_number', width: 'narrow', native: { ...words, maxLength: 20 } },
  {
    name: 'zipcode',
    width: 'narrow',
    native: { autoComplete: 'postal-code', inputMode: 'text', spellCheck: false, maxLength: 10 },
  },
  { name: 'city', width: 'wide', native: { ...words, autoComplete: 'address-level2' } },
];

/** Who gets the parcel. Field names are the platform's; each id equals its name, so that an error can link to it. */
export function AddressForm({ values, problems = {}, isPhoneRequired = true, country }: AddressFormProps) {
  const t = useTexts(addressFormTexts);
  const hints = { email: t('emailHint'), phone: t('phoneHint') } as Partial<Record<AddressField, string>>;
  return (
    <div className={styles.grid}>
      {fields.map(({ name, width, native }) => (
        <Fragment key={name}>
          {name === 'street' && country && <div className={styles.whole}>{country}</div>}
          <div className={styles.width[width]}>
            <TextField
              id={name}
              name={name}
              label={t(name)}
              defaultValue={values[name]}
              error={problems[name]}
              note={hints[name]}
              isRequired={name !== 'phone' || isPhoneRequired}
              {...native}
            />
          </div>
        </Fragment>
      ))}
    </div>
  );
}
