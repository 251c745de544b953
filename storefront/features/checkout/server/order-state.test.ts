import { expect, it } from 'vitest';
import { closedStates, orderState, orderStateTexts } from './order-state.ts';

const texts = { locale: 'pl' } as const;

it.each([
  ['n', 'przyjęte', 'open'],
  ['w', 'czeka na płatność', 'waiting'],
  ['t', 'wysłane', 'done'],
  ['z', 'zwrócone', 'ended'],
  ['new', 'w\u00a0realizacji', 'open'],
  ['toString', 'w\u00a0realizacji', 'open'],
])('the state %s is shown as "%s" and is %s', (state, text, tone) => {
  expect(orderState(state, texts)).toEqual({ text, tone });
});

it('shows why an order was cancelled if its history knows', () => {
  expect(orderState('s', texts, 'unpaid')).toEqual({ text: 'anulowane, bo nie wpłynęła wpłata', tone: 'ended' });
  expect(orderState('s', texts, 'valueOf')).toEqual({ text: 'anulowane przez sklep', tone: 'ended' });
});

it('every state of the contract has a text, and the closed ones are final', () => {
  const contract = 'n o a b p t w h d wd wp wr i s k z r l j u'.split(' ');
  expect(Object.keys(orderStateTexts.pl).toSorted()).toEqual(contract.toSorted());
  const open = contract.filter((state) => ['open', 'waiting'].includes(orderState(state, texts).tone));
  expect([...open, ...closedStates].toSorted()).toEqual(contract.toSorted());
});
