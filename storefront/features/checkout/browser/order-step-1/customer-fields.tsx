import { Fragment, type ComponentProps } from 'react';
import { Heading } from '../../../../../components/heading/index.ts';
import { RadioGroup, type RadioOption } from '../../../../../components/radio-group/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import * as address from '../../../../../patterns/address-form/address-form.css.ts';
import { longestValue } from '../../../../../patterns/rules/validation.ts';
import { CountryField } from './country-field.tsx';
import { customerDataTexts } from '../customer-data.texts.ts';
import {
  firmParts,
  otherPlace,
  personParts,
  recipientParts,
  type CustomerField,
  type CustomerValues,
  type FormCountries,
} from '../customer-data.ts';
import * as own from './order-step-1.css.ts';

type Part = (typeof recipientParts)[number];
type Native = Pick<
  ComponentProps<typeof TextField>,
  'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize' | 'maxLength'
>;

const words: Native = { autoCapitalize: 'words', maxLength: longestValue };
/** With `shipping` or `billing` before the token the browser keeps addresses apart (WCAG 2.2, 1.3.5). */
const parts: Record<Part, { width: keyof typeof address.width; native: Native }> = {
  firstname: { width: 'half', native: { ...words, autoComplete: 'given-name' } },
  lastname: { width: 'half', native: { ...words, autoComplete: 'family-name' } },
  phone: { width: 'half', native: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30 } },
  street: { width: 'wide', native: { ...words, autoComplete: 'address-line1' } },
  street_number: { width: 'narrow', native: { ...words, maxLength: 20 } },
  zipcode: { width: 'narrow', native: { autoComplete: 'postal-code', maxLength: 10 } },
  city: { width: 'wide', native: { ...words, autoComplete: 'address-level2' } },
};

interface PartsProps {
  prefix: 'ship' | 'firm' | 'person';
  of: ReadonlyArray<Part>;
  values: CustomerValues;
  countries: FormCountries;
}

function Parts({ prefix, of, values, countries }: PartsProps) {
  const t = useTexts(customerDataTexts);
  const section = prefix === 'ship' ? 'shipping' : 'billing';
  return (
    <div className={address.grid}>
      {of.map((part) => {
        const { width, native } = parts[part];
        const name = `${prefix}_${part}` as CustomerField;
        return (
          <Fragment key={part}>
            {part === 'street' && countries.countries.length > 1 && (
              <div className={address.whole}>
                <CountryField name={`${prefix}_country`} value={values[`${prefix}_country`]} of={countries} />
              </div>
            )}
            <div className={address.width[width]}>
              <TextField
                id={name}
                name={name}
                label={t(part)}
                defaultValue={values[name]}
                spellCheck={false}
                isRequired
                {...native}
                {...(native.autoComplete && {
                  autoComplete: `${section} ${native.autoComplete}` as Native['autoComplete'],
                })}
              />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Whether the parcel goes to the buyer or to another person. */
export function ShipTo({ values, countries }: Pick<PartsProps, 'values' | 'countries'>) {
  const t = useTexts(customerDataTexts);
  return (
    <RadioGroup
      id="ship_to"
      name="ship_to"
      label={t('ship_to')}
      defaultValue={values.ship_to}
      options={[
        { value: '', label: t('sameAddress') },
        {
          value: otherPlace,
          label: t('otherAddress'),
          description: t('otherAddressNote'),
          content: <Parts prefix="ship" of={recipientParts} values={values} countries={countries} />,
        },
      ]}
    />
  );
}

export interface InvoiceProps {
  values: CustomerValues;
  countries: FormCountries;
  /** The chosen invoice. */
  chosen: string;
  /** Invoice addresses of the account; none for a guest. */
  tiles: ReadonlyArray<RadioOption>;
}

/** No invoice, one for a company or for a person: with the buyer's address unless another one is chosen (WCAG 2.2, 3.3.7). */
export function Invoice({ values, countries, chosen, tiles }: InvoiceProps) {
  const t = useTexts(customerDataTexts);
  const place = (name: 'firm_place' | 'person_place', fields: PartsProps) => (
    <RadioGroup
      id={name}
      name={name}
      label={t(name === 'firm_place' ? 'firmPlace' : 'place')}
      defaultValue={values[name]}
      options={[
        { value: '', label: t(name === 'firm_place' ? 'same' : 'samePerson') },
        {
          value: otherPlace,
          label: t(name === 'firm_place' ? 'otherPlace' : 'otherPerson'),
          content: <Parts {...fields} />,
        },
      ]}
    />
  );
  return (
    <RadioGroup
      id="invoice_address"
      name="invoice_address"
      label={
        <Heading level={2} look="h3">
          {t('invoice_address')}
        </Heading>
      }
      look="tile"
      defaultValue={chosen}
      options={[
        { value: '', label: t('noInvoice') },
        ...tiles,
        {
          value: 'firm',
          label: t('firm'),
          content: (
            <div className={own.invoice}>
              <div className={address.grid}>
                <div className={address.width.narrow}>
                  <TextField
                    id="firm_tax_number"
                    name="firm_tax_number"
                    label={t('tax_number')}
                    note={t(countries.countries.length > 1 ? 'taxNumberHintAbroad' : 'taxNumberHint')}
                    defaultValue={values.firm_tax_number}
                    inputMode={countries.countries.length > 1 ? 'text' : 'numeric'}
                    autoComplete="off"
                    maxLength={20}
                    isRequired
                  />
                </div>
                <div className={address.width.wide}>
                  <TextField
                    id="firm_company"
                    name="firm_company"
                    label={t('company')}
                    defaultValue={values.firm_company}
                    autoComplete="billing organization"
                    spellCheck={false}
                    maxLength={longestValue}
                    isRequired
                  />
                </div>
              </div>
              {place('firm_place', { prefix: 'firm', of: firmParts, values, countries })}
            </div>
          ),
        },
        {
          value: 'person',
          label: t('person'),
          content: place('person_place', { prefix: 'person', of: personParts, values, countries }),
        },
      ]}
    />
  );
}
