import { describe, expect, it } from 'vitest';
import { isRefusedForGood, reasonFor, reasonForLog, retryPause } from './failed-delivery.ts';

const answer = (code: string, responseCode: number | undefined, command: string) =>
  Object.assign(new Error('refused'), { code, responseCode, command });

describe('a failed delivery', () => {
  it.each([
    ['an unknown recipient', answer('EENVELOPE', 550, 'RCPT TO'), true],
    ['a busy mailbox', answer('EENVELOPE', 451, 'RCPT TO'), false],
    ['an invalid address', answer('EENVELOPE', undefined, 'API'), true],
    ['a refused message', answer('EMESSAGE', 554, 'DATA'), true],
    ['a delayed message', answer('EMESSAGE', 452, 'DATA'), false],
    ['a refused sender, which the shop must correct', answer('EENVELOPE', 550, 'MAIL FROM'), false],
    ['a wrong password, which the shop must correct', answer('EAUTH', 535, 'AUTH PLAIN'), false],
    ['a server that takes no connections', answer('EPROTOCOL', 554, 'CONN'), false],
    ['an unreachable server', Object.assign(new Error(), { code: 'ECONNREFUSED' }), false],
    ['a mail without a writer', new Error('unknown kind'), false],
  ])('%s: final is %s', (_title, error, isFinal) => expect(isRefusedForGood(error)).toBe(isFinal));

  it('is retried after pauses that double to six hours, until they add up to the days', () => {
    const minutes = (attempt: number) => (retryPause(attempt, 3) ?? 0) / 60_000;
    expect(Array.from({ length: 11 }, (_, index) => minutes(index + 1))).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360,
    ]);
    let waited = 0;
    let attempt = 1;
    for (let pause = retryPause(1, 3); pause !== null; pause = retryPause(++attempt, 3)) waited += pause;
    expect(waited).toBeLessThanOrEqual(3 * 24 * 60 * 60_000);
    expect(waited).toBeGreaterThan(2.7 * 24 * 60 * 60_000);
  });

  it("keeps the server's reply for the operator, and only codes for the log", () => {
    const error = Object.assign(new Error('rejected'), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: `550 5.1.1 <hanna@poczta.pl> ${'x'.repeat(900)}`,
    });
    expect(reasonFor(error)).toMatch(/^550 5\.1\.1 <hanna@poczta\.pl> x+$/);
    expect(reasonFor(error)).toHaveLength(500);
    expect(reasonForLog(error)).toBe('Error EENVELOPE 550');
  });
});
