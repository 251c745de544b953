export { AddressForm, type AddressFormProps } from './address-form.tsx';
