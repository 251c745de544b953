export { clientDataAddress, refusesTaken } from './client-data-address.ts';
export { bankAccountValidation, type BankAccountValidation } from './bank-account.ts';
export { clientDataRequest } from './client-data-request.ts';
export { fieldCheck } from './field-check.ts';
export { fieldTypes, type FieldType } from './field-types.ts';
export { problemText, validationTexts } from './texts.ts';
