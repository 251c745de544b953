import type { Courier } from '../../../../store/index.ts';

type Named = Pick<Courier, 'id' | 'number' | 'payment'>;

const withPayment = (name: string | number, { payment }: Pick<Courier, 'payment'>): string =>
  `${name}-${payment === 'prepaid' ? 1 : 0}`;

/** A courier's form value, `fullId` of calls: `<number>-1` is paid before sending, `<number>-0` on delivery. */
export const shippingValue = (courier: Pick<Courier, 'number' | 'payment'>): string =>
  withPayment(courier.number, courier);

/** Whether a name is this courier's: its number or the shop's own name, each also with its payment. */
export const isCourier = (courier: Named, named: string): boolean => {
  const { id, number } = courier;
  return [String(number), id, shippingValue(courier), withPayment(id, courier)].includes(named);
};
