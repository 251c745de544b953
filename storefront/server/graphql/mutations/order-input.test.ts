import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHouseNumber } from '../../../../patterns/rules/client-data/street.ts';
import { addressOfClient, documentOf, splitStreet } from './order-input.ts';

describe('a street with its house number in one text', () => {
  it.each([
    ['Łobzowska 8/3', 'Łobzowska', '8/3'],
    ['ul. Prosta 51', 'ul. Prosta', '51'],
    ['  3 Maja   5 ', '3 Maja', '5'],
    ['3 Maja 5 m. 7', '3 Maja', '5 m. 7'],
    ['Prosta 12 lok. 4', 'Prosta', '12 lok. 4'],
    ['Prosta 8 A', 'Prosta', '8 A'],
    ['Prosta, 8', 'Prosta', '8'],
    ['3 Maja', '3 Maja', ''],
    ['Prosta', 'Prosta', ''],
    ['', '', ''],
  ])('%j is %j and %j', (typed, street, street_number) => {
    expect(splitStreet(typed)).toEqual({ street, street_number });
  });

  it('loses no word, and finds no number where there is none', () => {
    const word = fc.constantFrom('ul.', 'Prosta', '3', 'Maja', '5', '8/3', 'm.', 'A', 'lok.', '12a');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const typed = words.join(' ');
        const { street, street_number } = splitStreet(typed);
        expect([street, street_number].filter(Boolean).join(' ')).toBe(typed);
        if (!hasHouseNumber(typed, 'PL')) expect(street_number).toBe('');
      }),
    );
  });
});

describe('who an order is for', () => {
  const own = {
    firstname: 'Hanna',
    lastname: 'Źrebiec',
    street: 'Prosta 1',
    zipcode: '00-001',
    city: 'Warszawa',
    phone: '600100200',
  };

  it('goes to the other address where one was sent, with the phone of the client where that has none', () => {
    const other = { firstname: 'Jan', lastname: 'Nowak', street: 'Długa 2', zipcode: '30-001', city: 'Kraków' };
    const address = addressOfClient({
      email: 'h@poczta.pl',
      clientDeliveryData: own,
      clientDeliveryOtherAddressData: other,
    });
    expect(address).toEqual({
      ...other,
      email: 'h@poczta.pl',
      phone: '600100200',
      street: 'Długa',
      street_number: '2',
    });
  });

  it('has an invoice for who pays, and none for a tax number that is none', () => {
    const address = addressOfClient({ clientDeliveryData: own });
    const company = {
      companyName: 'Pracownia',
      taxNumber: 'PL 526-025-02-74',
      street: 'Krótka 3',
      zipcode: '30-002',
      city: 'Kraków',
    };
    expect(documentOf('invoice', { clientDeliveryData: own, clientBillingOtherData: company }, address)).toMatchObject({
      type: 'invoice',
      companyName: 'Pracownia',
      firstname: 'Hanna',
      street: 'Krótka 3',
    });
    expect(documentOf('invoice', { taxNumber: '123' }, address)).toBeNull();
    expect(documentOf('confirmation', { taxNumber: '123' }, address)).toMatchObject({ type: 'confirmation' });
    expect(documentOf('eInvoice', {}, address)).toMatchObject({ taxNumber: '', street: 'Prosta 1', city: 'Warszawa' });
  });
});
