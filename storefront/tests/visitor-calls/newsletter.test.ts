import { expect, it } from 'vitest';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { browser, linkOf, takeMessages, valueOf, wordsOf } from '../../testing/visitor.ts';

const path = '/settings.php';
const join = (email: string, more: Record<string, string> = {}) => ({
  mailing_action: 'add',
  mailing_email: email,
  mailing_name: 'Hanna',
  newsletter_consent: '1',
  ...more,
});
const sent = 'Wysłaliśmy wiadomość. Potwierdź w niej zapis do newslettera.';

describeOnEngines('the newsletter', (shop) => {
  it('is confirmed only by mail, once, and cancelled by mail [S-20 part]', async () => {
    const visitor = browser(shop());
    const { address, text } = await visitor.postAndFollow(path, join('Hanna@Poczta.pl'), {
      Referer: `${shop().url}/search.php?newproducts=y`,
    });
    expect(address).toBe('/search.php?newproducts=y');
    expect(text).toContain(sent);
    const [mail, ...others] = await takeMessages(shop());
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'hanna@poczta.pl', subject: 'Potwierdź zapis do newslettera sklepu Sień' });

    // Mail scanners open links: opening changes nothing.
    const link = linkOf(shop(), mail!);
    const opened = await browser(shop()).get(link, {
      'Sec-Fetch-Site': 'cross-site',
      Origin: 'https://poczta.example',
    });
    const html = await opened.text();
    expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, []]);
    expect(html).toContain('hanna@poczta.pl');
    const key = valueOf(html, 'key')!;
    expect(await shop().store.newsletter.byKey(key)).toEqual({ email: 'hanna@poczta.pl', state: 'waiting' });

    const other = browser(shop());
    const press = { mailing_action: 'confirm', key };
    expect((await other.postAndFollow(path, press)).text).toContain('Adres został zapisany do newslettera.');
    expect((await other.postAndFollow(path, press)).text).toContain('Ten adres jest już zapisany do newslettera.');

    // Cancelling needs the mail, too: no one can unsubscribe another.
    const stranger = browser(shop());
    const leave = { mailing_action: 'remove', mailing_email: 'hanna@poczta.pl' };
    expect((await stranger.postAndFollow(path, leave)).text).toContain('jeśli ten adres jest w newsletterze');
    expect(await shop().store.newsletter.byKey(key)).toMatchObject({ state: 'subscribed' });
    const [goodbye] = await takeMessages(shop());
    expect(goodbye).toMatchObject({ to: 'hanna@poczta.pl', subject: 'Wypisanie z\u00a0newslettera sklepu Sień' });
    const page = await (await stranger.get(linkOf(shop(), goodbye!))).text();
    const again = { mailing_action: 'leave', key: valueOf(page, 'key')! };
    expect((await stranger.postAndFollow(path, again)).text).toContain('Adres został wypisany z newslettera.');
    expect((await stranger.postAndFollow(path, again)).text).toContain('Tego adresu nie ma w newsletterze.');
  });

  it('is subscribed in the footer of every page, confirmed by mail, and left by link and by one click [S-20]', async () => {
    const visitor = browser(shop());
    const sentence = 'zgadzasz się, żeby sklep Sień przesyłał newsletter na ten adres.';
    for (const page of ['/', '/pol_m_len-2.html', '/basketedit.php', '/blog.php', '/contact.php', '/brak.html']) {
      const html = await (await visitor.get(page)).text();
      const [, form = ''] = /<footer[\s\S]*?<form([\s\S]*?)<\/form>/.exec(html) ?? [];
      expect(form, page).toContain('action="/settings.php" method="post"');
      expect(form.replaceAll('\u00a0', ' '), page).toContain(sentence);
      expect(form, page).toContain('name="newsletter_consent" value="footer"');
    }
    const inFooter = { mailing_action: 'add', mailing_email: 'zofia@poczta.pl', newsletter_consent: 'footer' };
    const { address, text } = await visitor.postAndFollow(path, inFooter, { Referer: `${shop().url}/blog.php` });
    expect([address, text]).toEqual(['/blog.php', expect.stringContaining(sent)]);
    const [mail] = await takeMessages(shop());
    const key = valueOf(await (await visitor.get(linkOf(shop(), mail!))).text(), 'key')!;
    expect(await shop().store.newsletter.subscribers()).toEqual([]);
    await visitor.postAndFollow(path, { mailing_action: 'confirm', key });
    expect(await shop().store.newsletter.subscribers()).toMatchObject([
      { email: 'zofia@poczta.pl', consent: expect.stringContaining('Zapisując się, zgadzasz się') },
    ]);
    // By the link of a mail, on a page with a button.
    const leave = await (await browser(shop()).get(`${path}?mailing_action=leave&key=${key}`)).text();
    expect(leave).toContain('zofia@poczta.pl');
    await browser(shop()).postAndFollow(path, { mailing_action: 'leave', key: valueOf(leave, 'key')! });
    expect(await shop().store.newsletter.byKey(key)).toMatchObject({ state: 'left' });
    // By the header List-Unsubscribe-Post, which needs neither page nor cookie (RFC 8058).
    await visitor.postAndFollow(path, inFooter);
    await takeMessages(shop());
    await visitor.postAndFollow(path, { mailing_action: 'confirm', key });
    expect(await shop().store.newsletter.byKey(key)).toMatchObject({ state: 'subscribed' });
    const once = await fetch(`${shop().url}${path}?mailing_action=leave&key=${key}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(once.status).toBe(200);
    expect(await shop().store.newsletter.subscribers()).toEqual([]);
  });

  it('asks for consent by the sentence of the setting', async () => {
    await shop().store.settings.set('newsletterConsent', 'Chcę dostawać listy od Kubków.');
    const visitor = browser(shop());
    for (const page of ['/', `${path}?mailing_action=add`])
      expect(await visitor.get(page).then(wordsOf)).toContain('Chcę dostawać listy od Kubków.');
    await shop().store.settings.reset('newsletterConsent');
  });

  it('gets the same response for a subscribed address, and mails it once however often it is sent', async () => {
    const visitor = browser(shop());
    await visitor.postAndFollow(path, join('ola@poczta.pl'));
    expect((await visitor.postAndFollow(path, join('ola@poczta.pl'))).text).toContain(sent);
    const mails = await takeMessages(shop());
    expect(mails.map(({ to }) => to)).toEqual(['ola@poczta.pl']);
    const key = valueOf(await (await visitor.get(linkOf(shop(), mails[0]!))).text(), 'key')!;
    await visitor.postAndFollow(path, { mailing_action: 'confirm', key });
    expect((await visitor.postAndFollow(path, join('ola@poczta.pl'))).text).toContain(sent);
    expect(await takeMessages(shop())).toEqual([]);
  });

  it.each([
    [{ mailing_email: '' }, 'Proszę wypełnić to pole.'],
    [{ mailing_email: 'hanna' }, 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.'],
    [{ newsletter_consent: '' }, 'Proszę wypełnić to pole.'],
    [{ mailing_name: '<b>' }, 'W tym polu jest znak, którego nie przyjmujemy.'],
  ])('rejects %o at its field and keeps the rest [V-04 part] [V-07 part]', async (wrong, message) => {
    const response = await browser(shop()).post(path, join('ewa@poczta.pl', wrong));
    const html = await response.text();
    expect([response.status, response.headers.getSetCookie()]).toEqual([422, []]);
    expect(html.replaceAll('\u00a0', ' ')).toContain(message);
    expect(valueOf(html, 'mailing_email')).toBe('mailing_email' in wrong ? wrong.mailing_email : 'ewa@poczta.pl');
    expect(html).not.toContain('<b>"');
    expect(await takeMessages(shop())).toEqual([]);
  });

  it('rejects forms of another site, an address as a form, and invalid keys', async () => {
    const visitor = browser(shop());
    const foreign = { Origin: 'https://example.org', 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.post(path, join('jan@poczta.pl'), foreign)).status).toBe(403);
    const asked = await visitor.get(`${path}?${new URLSearchParams(join('jan@poczta.pl')).toString()}`);
    expect([asked.status, await wordsOf(asked)]).toEqual([200, expect.stringContaining('Newsletter')]);
    for (const mailing_action of ['confirm', 'leave']) {
      expect((await visitor.get(`${path}?mailing_action=${mailing_action}&key=abc`)).status).toBe(404);
      expect((await visitor.post(path, { mailing_action, key: 'abc' })).status).toBe(404);
    }
    expect(await takeMessages(shop())).toEqual([]);
  });
});
