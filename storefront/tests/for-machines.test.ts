import { expect, it } from 'vitest';
import { webManifestAddress } from '../shared/browser/installed-shop-addresses.ts';
import { describeOnEngines } from '../testing/running-shop.ts';

describeOnEngines('files for machines', (shop) => {
  const read = (path: string, init?: RequestInit) => fetch(shop().url + path, init);

  it('say where to report a security fault, with all fields that RFC 9116 demands', async () => {
    const answer = await read('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(fields.get('Contact')).toBe('mailto:pomoc@sien.example');
    expect(fields.get('Canonical')).toBe(`${shop().url}/.well-known/security.txt`);
    expect(fields.get('Expires')).toBe('2027-11-21T00:00:00Z');
    await shop().store.settings.set('companyEmail', '');
    expect((await read('/security.txt')).status).toBe(404);
    await shop().store.settings.reset('companyEmail');
  });

  it('make the shop an installed application, by its manifest', async () => {
    const answer = await read(webManifestAddress);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({
      name: 'Sień',
      lang: 'pl',
      start_url: '/',
      icons: [{ sizes: '192x192' }, {}],
    });
  });

  it('tell language models where what stands, by links that all open', async () => {
    const text = await (await read('/llms.txt')).text();
    expect(text).toMatch(/^# Sień\n\n> .+\n\n## Działy\n\n- \[/);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)$/gm)].map(([, address]) => address!);
    expect(links.length).toBeGreaterThan(12);
    const statuses = await Promise.all(links.map(async (address) => (await fetch(address)).status));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await read('/llms.txt', { method: 'POST', headers: { origin: shop().url } })).status).toBe(405);
  });
});
