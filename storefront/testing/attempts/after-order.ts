import { orderDocumentAddress } from '../../features/checkout/index.ts';
import { complaintFileAddress } from '../../features/complaints/server/file-call.ts';
import { labelAddress } from '../../features/returns/index.ts';
import { addressOf } from '../../shared/addresses.ts';
import {
  byClient,
  form,
  graphql,
  nearly,
  noComplaint,
  noFile,
  noNumber,
  noReturn,
  randomText,
  unknownId,
  type Attempt,
  type Random,
  type Wanted,
} from './attempt.ts';

/** A guest's look-up of theirs and of nothing, by an e-mail that is not theirs. */
function lookedUp(
  kind: 'order-lookup' | 'returns-open' | 'rma-open',
  names: Record<'number' | 'email', string>,
  [atTheirs, atNothing]: readonly [string, string],
  random: Random,
): ReturnType<Attempt> {
  const email = `ktos${random(1_000_000)}@poczta.pl`;
  const ask = (number: string): Wanted => ({
    ...form(addressOf(kind), { [names.number]: number, [names.email]: email }),
    typed: [number],
  });
  return [ask(atTheirs), ask(atNothing)];
}

/** At an order and at what follows it: returns, complaints, withdrawals. */
export const afterOrderAttempts: Readonly<Record<string, Attempt>> = {
  'the confirmation of the order with a key that is nearly theirs': ({ orderNumber, accessKey }, random) => {
    const page = (number: string) => ({
      path: addressOf('order-details', {}, { order_number: number, key: nearly(accessKey, random) }),
    });
    return [page(orderNumber), page(noNumber(random))];
  },
  'the confirmation of the order with its number alone': ({ orderNumber }, random) => [
    byClient({ path: addressOf('order-details', {}, { order_number: orderNumber }) }),
    byClient({ path: addressOf('order-details', {}, { order_number: noNumber(random) }) }),
  ],
  'the complaint with a key that is nearly theirs': ({ complaint }, random) => {
    const key = nearly(complaint.accessKey, random);
    const page = (rma_id: string) => ({ path: addressOf('rma-details', {}, { rma_id, key }) });
    return [page(complaint.number), page(noComplaint(random))];
  },
  'the complaint with its number alone': ({ complaint }, random) => [
    byClient({ path: addressOf('rma-details', {}, { rma_id: complaint.number }) }),
    byClient({ path: addressOf('rma-details', {}, { rma_id: noComplaint(random) }) }),
  ],
  'a message about the complaint': ({ complaint }, random) => {
    const send = (rma_id: string) =>
      byClient(form(addressOf('rma-details', {}, { rma_id, message: 'rma' }), { comment: 'Obcy.' }));
    return [send(complaint.number), send(noComplaint(random))];
  },
  'the complaint away': ({ complaint }, random) => {
    const key = nearly(complaint.accessKey, random);
    const withdraw = (rma_id: string) => form(addressOf('rma-details', {}, { rma_id, key }), { operation: 'withdraw' });
    return [withdraw(complaint.number), withdraw(noComplaint(random))];
  },
  'a file of the complaint': ({ complaint }, random) => [
    byClient({ path: complaintFileAddress(complaint.fileName, null) }),
    byClient({ path: complaintFileAddress(noFile(random), null) }),
  ],
  'a file of the complaint with a key that is nearly theirs': ({ complaint }, random) => {
    const key = nearly(complaint.accessKey, random);
    return [
      { path: complaintFileAddress(complaint.fileName, key) },
      { path: complaintFileAddress(noFile(random), key) },
    ];
  },
  'a complaint about the order': ({ orderNumber }, random) => {
    const file = (order_number: string) =>
      byClient(
        form(addressOf('rma-method', {}, { type: 'multiproduct', order_number }), {
          'product[0]': '1017',
          'size[0]': 'uniw',
          'comment[0]': 'Obcy.',
          rma_type: 'refund',
          return_type: '3',
        }),
      );
    return [file(orderNumber), file(noNumber(random))];
  },
  'the payment of the order': ({ orderNumber }, random) => {
    const change = (number: string) =>
      graphql(
        `mutation{changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"${number}",paymentMethodId:"transfer"}){response{status} paymentId error{code message}}}`,
      );
    return [change(orderNumber), change(noNumber(random))];
  },
  'the order by the key of its form': ({ orderKey }, random) => {
    const place = (key: string) => form('/order2.php', { order_key: key, terms: '1', seen_delivery: '0' });
    return [place(orderKey), place(randomText(orderKey.length, random))];
  },
  'the order by placing it again': ({ orderNumber }, random) => {
    const again = (remarks: string) =>
      graphql(
        `mutation{orderCreate(orderCreateInput:{orderData:{courierId:1,remarks:"${remarks}"}}){orderNumber location}}`,
      );
    return [again(orderNumber), again(noNumber(random))];
  },
  'the order away': ({ orderNumber }, random) => {
    const cancel = (order_number: string) =>
      byClient(form(addressOf('order-details', {}, { order_number }), { operation: 'cancel' }));
    return [cancel(orderNumber), cancel(noNumber(random))];
  },
  'the PDF of the order with its number alone': ({ orderNumber }, random) => {
    const document = (order_number: string) => byClient({ path: orderDocumentAddress({ order_number }) });
    return [document(orderNumber), document(noNumber(random))];
  },
  'the order by its number and a guessed e-mail': ({ orderNumber }, random) =>
    lookedUp('order-lookup', { number: 'order_number', email: 'order_email' }, [orderNumber, noNumber(random)], random),
  'the return by its number and a guessed e-mail': ({ returnNumber }, random) =>
    lookedUp('returns-open', { number: 'id', email: 'contact_type' }, [returnNumber, noReturn(random)], random),
  'a return of the order by its number and a guessed e-mail': ({ sentOrder }, random) =>
    lookedUp('returns-open', { number: 'id', email: 'contact_type' }, [sentOrder.number, noNumber(random)], random),
  'the complaint by its number and a guessed e-mail': ({ complaint }, random) =>
    lookedUp('rma-open', { number: 'id', email: 'contact_type' }, [complaint.number, noComplaint(random)], random),
  'a return of the order with its number alone': ({ sentOrder }, random) => {
    const page = (order_number: string) => byClient({ path: addressOf('returns-products', {}, { order_number }) });
    return [page(sentOrder.number), page(noNumber(random))];
  },
  'products of the order into a return': ({ sentOrder }, random) => {
    const choose = (order_number: string) =>
      byClient(form(addressOf('returns-products', {}, { order_number }), { 'product[0]': '1017', 'size[0]': 'uniw' }));
    return [choose(sentOrder.number), choose(noNumber(random))];
  },
  'a return of the order with a key that is nearly theirs': ({ sentOrder: { number, accessKey } }, random) => {
    const key = nearly(accessKey, random);
    const send = (order_number: string) =>
      form(addressOf('returns-confirmation', {}, { order_number, key }), {
        key: randomText(24, random),
        expected: '0',
      });
    return [send(number), send(noNumber(random))];
  },
  'the return with a key that is nearly theirs': ({ returnNumber, sentOrder }, random) => {
    const key = nearly(sentOrder.accessKey, random);
    const page = (number: string) => ({ path: addressOf('returns-details', {}, { return: number, key }) });
    return [page(returnNumber), page(noReturn(random))];
  },
  'the return with its number alone': ({ returnNumber }, random) => {
    const page = (number: string) => byClient({ path: addressOf('returns-details', {}, { return: number }) });
    return [page(returnNumber), page(noReturn(random))];
  },
  'the return away': ({ returnNumber }, random) => {
    const cancel = (number: string) =>
      byClient(form(addressOf('returns-details', {}, { return: number }), { operation: 'cancel' }));
    return [cancel(returnNumber), cancel(noReturn(random))];
  },
  'the label of the return': ({ returnNumber }, random) => {
    const label = (number: string) => byClient({ path: labelAddress({ return: number }) });
    return [label(returnNumber), label(noReturn(random))];
  },
  'the label of the return with a key that is nearly theirs': ({ returnNumber, sentOrder }, random) => {
    const key = nearly(sentOrder.accessKey, random);
    const label = (number: string) => ({ path: labelAddress({ return: number, key }) });
    return [label(returnNumber), label(noReturn(random))];
  },
  'the withdrawal with a key that is nearly theirs': ({ withdrawal: { id, accessKey } }, random) => {
    const key = nearly(accessKey, random);
    const page = (one: number) => ({ path: addressOf('withdrawal', {}, { id: String(one), key }) });
    return [page(id), page(unknownId(random))];
  },
};
