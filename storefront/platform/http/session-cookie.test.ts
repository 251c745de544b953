import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { cookieSession, sessionCookieName } from './session-cookie.ts';

const none = { session: undefined, client: undefined };

describe('the session cookie', () => {
  it('is not set for a visitor who only looks, without a query to the store', async () => {
    const store = memoryStore();
    const find = vi.spyOn(store, 'find');
    const session = cookieSession(none, true, store);
    expect(await session.current()).toBeNull();
    expect(session.setCookies()).toEqual([]);
    expect(find).not.toHaveBeenCalled();
  });

  it('carries 256 random bits under a __Host- name on https, and is hidden from scripts and foreign sites', async () => {
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

  it('does not adopt an unknown id (fixation)', async () => {
    const planted = 'x'.repeat(43);
    const session = cookieSession({ session: planted, client: undefined }, true, memoryStore());
    await session.ensure();
    expect(session.setCookies().join()).not.toContain(planted);
  });

  it('changes its id on renewal and keeps the session', async () => {
    const store = memoryStore();
    const { id } = await store.start();
    await store.keepNotice(id, { tone: 'success', title: 'Zapisano.' });
    const session = cookieSession({ session: id, client: undefined }, true, store);
    await session.renew();
    const renewed = (await session.current())!.hash;
    expect(renewed).not.toBe(id);
    expect(await store.find(id)).toBeNull();
    expect(await store.takeNotices(renewed)).toHaveLength(1);
    expect(session.setCookies()).toEqual([expect.stringContaining(renewed)]);
  });

  it('continues with another session that the store has started', async () => {
    const store = memoryStore();
    const [old, next] = [await store.start(), await store.start()];
    const session = cookieSession({ session: old.id, client: undefined }, true, store);
    await session.current();
    await session.continueWith(next.id);
    expect((await session.current())?.hash).toBe(next.session.hash);
    expect(session.setCookies()[0]).toContain(next.id);
  });

  it('is removed with its session', async () => {
    const store = memoryStore();
    const { id } = await store.start();
    const session = cookieSession({ session: id, client: undefined }, true, store);
    await session.end();
    expect(store.sessions.size).toBe(0);
    expect(await session.current()).toBeNull();
    expect(session.setCookies()).toEqual(['__Host-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure']);
    // Later data must be stored elsewhere.
    expect((await session.ensure()).hash).not.toBe(id);
    expect(session.setCookies()[0]).toMatch(/^__Host-session=[\w-]{43};/);
  });
});

describe('the cookie that marks a signed-in client [R-01 part]', () => {
  const id = 'a'.repeat(43);
  const storeOf = (clientId: number | null) => {
    const store = memoryStore();
    store.find = () => Promise.resolve({ hash: 'owner', idHash: id, data: {}, clientId });
    return store;
  };
  const cookies = async (clientId: number | null, sent: string | undefined) => {
    const session = cookieSession({ session: id, client: sent }, true, storeOf(clientId));
    await session.current();
    return session.setCookies();
  };

  it('is readable by scripts', async () => {
    expect(await cookies(7, undefined)).toEqual(['client=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure']);
  });

  it('is kept while it is right', async () => {
    expect(await cookies(7, '1')).toEqual([]);
    expect(await cookies(null, undefined)).toEqual([]);
  });

  it('is removed for a guest', async () => {
    expect(await cookies(null, '1')).toEqual(['client=; Path=/; SameSite=Lax; Max-Age=0; Secure']);
    const guest = cookieSession({ session: undefined, client: '1' }, false, memoryStore());
    // The session was not read: the response may be a picture.
    expect(guest.setCookies()).toEqual([]);
    await guest.current();
    expect(guest.setCookies()).toEqual(['client=; Path=/; SameSite=Lax; Max-Age=0']);
  });
});
