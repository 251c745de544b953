import { describe, expect, it } from 'vitest';
import { paymentCalls } from './calls.ts';

describe('a payment call by another method', () => {
  it.each(paymentCalls.map((call) => ({ call, name: call.name })))('$name names the one it takes', async ({ call }) => {
    const request = new Request(`https://sien.example${call.paths[0]}`, { method: 'PUT' });
    // The method decides before anything of the shop is read.
    const answer = await call.answer(request, {} as Parameters<typeof call.answer>[1]);
    expect([answer.status, answer.headers.get('allow')]).toEqual([
      405,
      call.name === 'payment-status' ? 'GET' : 'POST',
    ]);
  });
});
