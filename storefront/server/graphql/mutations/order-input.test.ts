import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHouseNumber } from '../../../../patterns/rules/client-data/street.ts';
import { documentOf, recipientOf } from '../../../order/buyer.ts';
import { buyerOfCall, splitStreet } from './order-input.ts';

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
  ])('%j is %j and %j', (typed, street, streetNumber) => {
    expect(splitStreet(typed)).toEqual({ street, streetNumber });
  });

  it('loses no word, and finds no number where there is none', () => {
    const word = fc.constantFrom('ul.', 'Prosta', '3', 'Maja', '5', '8/3', 'm.', 'A', 'lok.', '12a');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const typed = words.join(' ');
        const { street, streetNumber } = splitStreet(typed);
        expect([street, streetNumber].filter(Boolean).join(' ')).toBe(typed);
        if (!hasHouseNumber(typed, 'PL')) expect(streetNumber).toBe('');
      }),
    );
  });
});

describe('who buys by a call', () => {
  const own = {
    firstname: 'Hanna',
    lastname: 'Źrebiec',
    street: 'Prosta 1',
    zipcode: '00001',
    city: 'Warszawa',
    phone: '600100200',
  };
  const other = { firstname: 'Jan', lastname: 'Nowak', street: 'Długa 2', zipcode: '30-001', city: 'Kraków' };

  it('has the goods sent to the other address, with the own phone where that has none', () => {
    const sent = {
      firstname: 'Jan',
      lastname: 'Nowak',
      email: 'h@poczta.pl',
      phone: '600100200',
      street: 'Długa',
      street_number: '2',
    };
    const buyer = buyerOfCall({
      email: ' h@poczta.pl ',
      clientDeliveryData: own,
      clientDeliveryOtherAddressData: other,
    });
    expect(recipientOf(buyer)).toMatchObject(sent);
    expect(
      recipientOf(buyerOfCall({ email: 'h@poczta.pl', clientBillingData: own, clientDeliveryData: other })),
    ).toMatchObject(sent);
    expect(recipientOf(buyerOfCall({ clientDeliveryData: own }))).toMatchObject({
      street: 'Prosta',
      zipcode: '00-001',
    });
    expect(recipientOf(buyerOfCall({}))).toMatchObject({ email: '', street: '', street_number: '' });
  });

  it('has an invoice for who pays, and none for a tax number that is none', () => {
    const company = {
      companyName: 'Pracownia',
      taxNumber: 'PL 526-025-02-74',
      street: 'Krótka 3',
      zipcode: '30-002',
      city: 'Kraków',
    };
    const buyer = buyerOfCall({ clientDeliveryData: own, clientBillingOtherData: company });
    expect(documentOf('invoice', buyer)).toMatchObject({
      type: 'invoice',
      companyName: 'Pracownia',
      street: 'Krótka 3',
    });
    expect(documentOf('invoice', buyerOfCall({ taxNumber: '123', clientDeliveryData: own }))).toBeNull();
    expect(documentOf('confirmation', buyerOfCall({ taxNumber: '123' }))).toMatchObject({ type: 'confirmation' });
    expect(documentOf('eInvoice', buyerOfCall({ clientDeliveryData: own }))).toMatchObject({
      taxNumber: '',
      firstname: 'Hanna',
      street: 'Prosta 1',
    });
  });
});
