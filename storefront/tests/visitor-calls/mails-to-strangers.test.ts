import { expect, it } from 'vitest';
import { account } from '../../reference/asking/account.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { browser, takeMessages } from '../../testing/visitor.ts';

const stranger = 'obca@poczta.pl';
const words = 'Tanie leki';
const settings = '/settings.php';

const forms: ReadonlyArray<[string, string, Record<string, string>]> = [
  [
    'the newsletter',
    settings,
    { mailing_action: 'add', mailing_email: stranger, mailing_name: words, newsletter_consent: '1' },
  ],
  [
    'an opinion',
    settings,
    { product: '1001', note: '4', opinion: words, addopinion_name: words, addopinion_email: stranger },
  ],
  [
    'an account',
    '/client-new.php',
    {
      ...account,
      client_firstname: words,
      client_lastname: words,
      client_street: words,
      client_city: words,
      client_email: stranger,
    },
  ],
];

describeOnEngines('a mail to an address that anyone can type', (shop) => {
  it.each(forms)('contains no typed words: %s', async (_, path, form) => {
    await browser(shop()).postAndFollow(path, form);
    const mails = await takeMessages(shop());
    expect(mails.map(({ to }) => to)).toEqual([stranger]);
    for (const { subject, html, text } of mails) expect(subject + html + text).not.toMatch(/leki/);
  });
});
