import type { AskedData } from '../../../../patterns/rules/client-data/asked-data.ts';
import type { BankAccountValidation } from '../../../../patterns/validation/bank-account.ts';
import { BankAccountField } from './bank-account-field.tsx';
import { BirthDateField } from './birth-date-field.tsx';

/** What a form asks beside the data of every client, and what its fields need to know. */
export interface AskedFieldsData extends AskedData {
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  /** The message of a date that is none. */
  wrongBirthDate: string;
  validation: BankAccountValidation;
}

export interface AskedFieldsProps {
  asked: AskedFieldsData;
  /** The name of the date's field. */
  birthDateName: string;
  values: { birthDate: string; bankAccount: string };
}

/** The date of birth and the bank account, where the shop asks for them (spec 2: customer data). */
export function AskedFields({ asked, birthDateName, values }: AskedFieldsProps) {
  return (
    <>
      {asked.birthDate !== 'no' && (
        <BirthDateField
          name={birthDateName}
          value={values.birthDate}
          today={asked.today}
          isRequired={asked.birthDate === 'required'}
        />
      )}
      {asked.bankAccount !== 'no' && (
        <BankAccountField
          value={values.bankAccount}
          isRequired={asked.bankAccount === 'required'}
          validation={asked.validation}
        />
      )}
    </>
  );
}
