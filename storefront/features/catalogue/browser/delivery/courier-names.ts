import type { Courier } from '../../../../store/index.ts';

type Named = Pick<Courier, 'id' | 'number' | 'payment'>;

const withPayment = (name: string | number, { payment }: Pick<Courier, 'payment'>): string =>
  `${name}-${payment === 'prepaid' ? 1 : 0}`;

/** The form value of a courier, `fullId` of calls: `<number>-1` is paid before sending, `<number>-0` on delivery. */
export const shippingValue = (courier: Pick<Courier, 'number' | 'payment'>): string =>
  withPayment(courier.number, courier);

/** Whether this courier is meant: by its number or the shop's own name, each also with how it is paid. */
export const isCourier = (courier: Named, named: string): boolean => {
  const { id, number } = courier;
  return [String(number), id, shippingValue(courier), withPayment(id, courier)].includes(named);
};
