import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './passwords.ts';

describe('passwords', () => {
  it('have another hash each time, and only their own password fits', async () => {
    const [one, other] = [await hashPassword('tajne'), await hashPassword('tajne')];
    expect(one).not.toBe(other);
    expect(await isPasswordOf('tajne', one)).toBe(true);
    expect(await isPasswordOf('tajne ', one)).toBe(false);
    expect(await isPasswordOf('', one)).toBe(false);
  });

  it('are verified by the parameters in their hash', async () => {
    const weak = (await hashPassword('tajne')).replace('t=2', 't=1');
    expect(await isPasswordOf('tajne', weak)).toBe(false);
    await expect(isPasswordOf('tajne', '$2b$10$abcdefghijklmnopqrstuv')).rejects.toThrow('not known');
  });

  it('of no account never fit', async () => {
    for (const typed of ['', 'tajne', 'password']) expect(await isPasswordOf(typed, null)).toBe(false);
  });

  it('are hashed in turn: queued calls resolve too', async () => {
    const hash = await hashPassword('tajne');
    const answers = await Promise.all(
      ['tajne', 'inne', 'tajne', 'inne', 'tajne', 'inne'].map((typed) => isPasswordOf(typed, hash)),
    );
    expect(answers).toEqual([true, false, true, false, true, false]);
  });
});
