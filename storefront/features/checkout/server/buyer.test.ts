import { describe, expect, it } from 'vitest';
import type { AddressData } from '../../../store/index.ts';
import { buyerOfDraft, documentOf, recipientOf, type Buyer } from './buyer.ts';

const own: AddressData = {
  firstname: 'Hanna',
  lastname: 'Źrebiec',
  companyName: '',
  taxNumber: '',
  street: 'Prosta',
  streetNumber: '1',
  zipcode: '00-001',
  city: 'Warszawa',
  country: 'PL',
  province: '',
  phone: '600100200',
};
const buyer: Buyer = { email: 'h@poczta.pl', address: own, delivery: null, invoice: null };
const company = {
  ...own,
  companyName: 'Pracownia',
  taxNumber: 'PL 526-025-02-74',
  street: 'Krótka',
  streetNumber: '3',
};

describe('the buyer', () => {
  it('receives goods at home, or at the other address, with the own phone where that has none', () => {
    expect(recipientOf(buyer)).toMatchObject({ email: 'h@poczta.pl', street: 'Prosta', street_number: '1' });
    const delivery = { ...own, firstname: 'Jan', street: 'Długa', streetNumber: '2', phone: '' };
    expect(recipientOf({ ...buyer, delivery })).toMatchObject({
      firstname: 'Jan',
      street: 'Długa',
      phone: '600100200',
    });
  });

  it('is the same after the first step of the order', () => {
    expect(recipientOf(buyerOfDraft(recipientOf(buyer), 'PL'))).toEqual(recipientOf(buyer));
  });

  it('gets an invoice for the payer, and none for an invalid tax number', () => {
    expect(documentOf('invoice', { ...buyer, invoice: company })).toMatchObject({
      type: 'invoice',
      companyName: 'Pracownia',
      street: 'Krótka 3',
    });
    const wrong = { ...buyer, address: { ...own, taxNumber: '123' } };
    expect(documentOf('invoice', wrong)).toBeNull();
    expect(documentOf('invoice', { ...wrong, invoice: { ...company, taxNumber: '' } })).toBeNull();
    expect(documentOf('confirmation', wrong)).toMatchObject({ type: 'confirmation' });
    expect(documentOf('eInvoice', buyer)).toMatchObject({ taxNumber: '', firstname: 'Hanna', street: 'Prosta 1' });
  });
});
