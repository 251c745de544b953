import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../runtime/testing/memory-store.ts';
import { cookieSession, sessionCookieName } from './session-cookie.ts';

const none = { session: undefined, client: undefined };

describe('the session cookie', () => {
  it('is not set for a visitor who only looks, and the store is not asked', async () => {
    const store = memoryStore();
    const find = vi.spyOn(store, 'find');
    const session = cookieSession(none, true, store);
    expect(await session.current()).toBeNull();
    expect(session.setCookies()).toEqual([]);
    expect(find).not.toHaveBeenCalled();
  });

  it('carries 256 random bits under a __Host- name on https, and is out of reach of scripts and foreign sites', async () => {
    const session = cookieSession(none, true, memoryStore());
    await session.ensure();
    expect(session.setCookies()[0]).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
    );
  });

  it('has a plain name on http, where browsers refuse __Host-', async () => {
    const session = cookieSession(none, false, memoryStore());
    await session.ensure();
    expect(sessionCookieName(false)).toBe('session');
    expect(session.setCookies()[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  });

  it('starts one session for two writers of the same request', async () => {
    const store = memoryStore();
    const session = cookieSession(none, true, store);
    const [one, two] = await Promise.all([session.ensure(), session.ensure()]);
    expect(one.hash).toBe(two.hash);
    expect(store.sessions.size).toBe(1);
  });

  it('finds the session again, without a new cookie', async () => {
    const store = memoryStore();
    const { id } = await store.start();
    const session = cookieSession({ session: id, client: undefined }, true, store);
    expect((await session.ensure()).hash).toBe(id);
    expect(session.setCookies()).toEqual([]);
  });

  it.each(['', 'short', 'a'.repeat(44), `${'a'.repeat(42)}=`, '__proto__'])(
    'takes %j for no cookie at all',
    async (value) => {
      const store = memoryStore();
      const find = vi.spyOn(store, 'find');
      expect(await cookieSession({ session: value, client: undefined }, true, store).current()).toBeNull();
      expect(find).not.toHaveBeenCalled();
    },
  );

  it('does not adopt an id that the shop has not given (fixation)', async () => {
    const planted = 'x'.repeat(43);
    const session = cookieSession({ session: planted, client: undefined }, true, memoryStore());
    await session.ensure();
    expect(session.setCookies().join()).not.toContain(planted);
  });

  it('changes its id on renewal and keeps the session', async () => {
    const store = memoryStore();
    const { id } = await store.start();
    await store.flash(id, { kind: 'success', code: 'kept' });
    const session = cookieSession({ session: id, client: undefined }, true, store);
    await session.renew();
    const renewed = (await session.current())!.hash;
    expect(renewed).not.toBe(id);
    expect(await store.find(id)).toBeNull();
    expect(await store.takeFlash(renewed)).toHaveLength(1);
    expect(session.setCookies()).toEqual([expect.stringContaining(renewed)]);
  });
});
