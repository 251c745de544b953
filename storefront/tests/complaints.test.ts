import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import {
  complaintStates,
  newComplaint,
  statesAfter,
  type ComplaintState,
} from '../../patterns/rules/complaint-states.ts';
import { complaintStateTexts } from '../../patterns/rules/complaint-states.texts.ts';
import { bomb, fileOf, jpeg } from '../platform/uploads/testing/photos.ts';
import { Browser } from '../testing/browser.ts';
import { recipient } from '../testing/recipient.ts';
import { describeOnEngines, shopNow } from '../testing/running-shop.ts';
import { linkOf, takeMessages, valueOf, wordsOf } from '../testing/visitor.ts';
import type { PlacedOrder } from '../store/index.ts';
import { register } from '../features/account/server/testing/account.ts';
import { complaintAbout, operating, orderedBy, sendForm } from '../features/complaints/testing/complaint.ts';

/** The fewest steps from a new complaint to a state. */
function stepsTo(goal: ComplaintState): ReadonlyArray<ComplaintState> {
  const paths = new Map<ComplaintState, ReadonlyArray<ComplaintState>>([[newComplaint, []]]);
  for (const [state, path] of paths) {
    for (const next of statesAfter(state)) if (!paths.has(next)) paths.set(next, [...path, next]);
  }
  return paths.get(goal)!;
}

describeOnEngines('complaints', (shop) => {
  const browser = () => new Browser(shop());
  const operator = <T>(work: (type: (...words: ReadonlyArray<string>) => Promise<string>) => Promise<T>) =>
    operating(shop(), () => shopNow, work);
  const guestOrder = async (): Promise<PlacedOrder> =>
    orderedBy(shop().store, (await shop().store.sessions.start()).session.hash);
  const formOf = ({ number, accessKey }: PlacedOrder) => `?order_number=${number}&key=${accessKey}`;
  const complained = async (order: PlacedOrder) => {
    const filed = await shop().store.complaints.file(complaintAbout(order.id));
    if (filed.kind === 'gone') throw new Error('The order is gone.');
    return filed.complaint;
  };
  const pageOf = ({ number, accessKey }: { number: string; accessKey: string }) =>
    `/rma-details.php?rma_id=${encodeURIComponent(number)}&key=${accessKey}`;
  /** The kettle's row of the form. */
  const row = { 'product[0]': '1002', 'size[0]': 'uniw', 'additional[0]': '', 'comment[0]': 'Pękło ucho.' };
  const complete = { ...row, rma_type: 'exchange', return_type: '3' };

  let photo: Buffer<ArrayBufferLike>;
  beforeAll(async () => {
    photo = await jpeg(60, 40);
    await takeMessages(shop());
  });

  it('are filed from the form, with what is wrong at its place and nothing lost [S-31] [V-43]', async () => {
    const order = await guestOrder();
    const guest = browser();
    const address = `/rma-add.php${formOf(order)}`;
    const html = await (await guest.fetch(address)).text();
    expect(html).toContain('Reklamuję: ');
    const key = valueOf(html, 'complaint_key')!;
    const post = (fields: Parameters<typeof sendForm>[2]) =>
      sendForm(guest, `/rma-method.php${formOf(order)}&type=multiproduct`, { complaint_key: key, ...fields });
    const refused = async (fields: Parameters<typeof sendForm>[2]) => {
      const answer = await post(fields);
      expect(answer.status).toBe(422);
      return answer.text();
    };

    expect(await refused({ rma_type: 'exchange', return_type: '3' })).toContain('Zaznacz przynajmniej jeden produkt.');
    const undescribed = await refused({ ...complete, 'comment[0]': ' ', return_type: '4', phone: '' });
    expect(undescribed).toContain('Opisz wadę każdego wybranego produktu.');
    expect(undescribed).toContain('Wpisz numer telefonu: bez niego automat nie przyjmie paczki.');
    expect(await refused(row)).toMatch(/Wybierz, czego oczekujesz\.[^]*Wybierz sposób oddania produktu\./);

    // A good photo beside a bad one stays, and so does all that was typed.
    const mixed = await refused({
      ...complete,
      'comment_photo[0]': [
        fileOf(photo, 'ucho.jpg'),
        fileOf('MZ\u0090\u0000', 'ucho2.jpg'),
        fileOf('<html>', 'ucho3.jpg'),
      ],
    });
    expect(mixed).toContain('Nie można wgrać pliku ucho2.jpg');
    expect(mixed).toContain('Dopuszczalne formaty zdjęć: .jpg.');
    expect(mixed).toContain('Pękło ucho.');
    expect(mixed).toMatch(/<input[^>]*value="exchange"[^>]*checked|checked[^>]*value="exchange"/);
    const kept = /id="([\da-f-]{36}\.jpg)"/.exec(mixed)![1]!;
    const other = await guestOrder();
    const filed = await post({ ...complete, 'photo_kept[0]': kept });
    expect(filed.status).toBe(303);
    const details = filed.headers.get('location')!;
    const page = await (await guest.fetch(details)).text();
    expect(page).toContain('Reklamacja została zgłoszona.');
    expect(page).toContain('Reklamacja R/2026/');
    expect(page).toContain('odpowiemy do 5 grudnia');
    expect(page).toContain('zgłoszona');
    expect(page).toContain('Pękło ucho.');
    const image = await guest.fetch(new RegExp(`/complaints/${kept}\\?key=[\\w-]+`).exec(page)![0]);
    expect([image.status, image.headers.get('content-type'), image.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    expect(image.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");

    // The same form again is the same complaint; a photo of it goes to no other one.
    expect((await post({ ...complete, 'photo_kept[0]': kept })).headers.get('location')).toBe(details);
    const stolen = await sendForm(guest, `/rma-method.php${formOf(other)}`, { ...complete, 'photo_kept[0]': kept });
    expect(await (await guest.fetch(stolen.headers.get('location')!)).text()).not.toContain(kept);
    // Lines of no order, and of another one.
    expect((await sendForm(guest, '/rma-method.php', complete)).headers.get('location')).toBe('/rma-add.php');
    expect(await (await guest.fetch('/rma-add.php')).text()).toContain('Wybierz produkty z\u00a0jednego zamówienia.');
    expect((await guest.fetch(address.replace(/key=.{4}/, 'key=abcd'))).status).toBe(404);

    const [toShopper, toShop] = (await takeMessages(shop())).filter(({ subject }) => subject.includes('Reklamacja'));
    expect(toShopper).toMatchObject({ to: recipient.email });
    for (const text of [toShopper!.text, toShopper!.html]) expect(text).toMatch(/Odpowiemy do 5.grudnia/);
    expect(linkOf(shop(), toShopper!)).toContain('/rma-details.php');
    expect(toShop!.subject).toContain('odpowiedź do 5 grudnia');
  });

  it('take or refuse each kind of file in the form and in the conversation, with a clear answer and nothing typed lost [S-31 part] [S-33 part]', async () => {
    const order = await guestOrder();
    const guest = browser();
    const large = await jpeg(8000, 6000);
    const tooLarge = new Uint8Array(10 * 1024 * 1024 + 1);
    const script = '<html><script>alert(1)</script>';
    /** A picture that is a page and a document as well. */
    const polyglot = Buffer.concat([photo, Buffer.from(`${script}%PDF-1.7 %%EOF`)]);
    const conversation = pageOf(await complained(order));
    const places = {
      // The preferred solution is not chosen yet, so that the form comes back with whatever it keeps.
      form: (files: ReadonlyArray<File>) =>
        sendForm(guest, `/rma-method.php${formOf(order)}`, { ...complete, rma_type: '', 'comment_photo[0]': files }),
      conversation: (files: ReadonlyArray<File>) =>
        sendForm(guest, `${conversation}&message=rma`, {
          comment: 'Pękło ucho.',
          rma_type: 'refund',
          attachment: files,
        }),
    };
    /** The refused form still has what was typed and chosen, and the names of the files that it keeps. */
    const refused = async (place: keyof typeof places, files: ReadonlyArray<File>) => {
      const answer = await places[place](files);
      const html = await answer.text();
      expect([place, answer.status, html.includes('Pękło ucho.')]).toEqual([place, 422, true]);
      const chosen = place === 'form' ? '3' : 'refund';
      expect(html).toMatch(new RegExp(`<input[^>]*value="${chosen}"[^>]*checked|checked[^>]*value="${chosen}"`));
      return { html, kept: [...html.matchAll(/id="([\da-f-]{36}\.(?:jpg|bin))"/g)].map(([, name]) => name!) };
    };
    const onlyPhotos = 'Dopuszczalne formaty zdjęć: .jpg.';
    const pixels = /Maksymalny rozmiar zdjęcia to: 2560x1920px\./;
    for (const [place, file, says] of [
      ['form', fileOf('MZ', 'ucho.exe', ''), 'Nie można wgrać pliku ucho.exe'],
      ['form', fileOf('MZ\u0090\u0000', 'program.jpg'), 'Nie można wgrać pliku program.jpg'],
      ['form', fileOf(script, 'strona.jpg'), onlyPhotos],
      ['form', fileOf('%PDF-1.7 x', 'dowod.pdf', 'application/pdf'), onlyPhotos],
      ['form', fileOf(polyglot, 'ucho.jpg.html', 'text/html'), 'Nie można wgrać pliku ucho.jpg.html'],
      ['form', fileOf(await bomb(), 'bomba.jpg'), pixels],
      ['form', fileOf(tooLarge, 'wielkie.jpg'), 'wielkie.jpg, ponieważ przekracza maksymalny dozwolony rozmiar 10MB.'],
      ['conversation', fileOf('MZ\u0090\u0000', 'rachunek.pdf'), 'Nie można wgrać pliku rachunek.pdf'],
      ['conversation', fileOf(polyglot, 'ucho.html', 'image/jpeg'), 'Nie można wgrać pliku ucho.html'],
      ['conversation', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', ''), 'Nie można wgrać pliku a.svg'],
      ['conversation', fileOf(await bomb(), 'bomba.jpg'), pixels],
      [
        'conversation',
        fileOf(tooLarge, 'wielkie.pdf'),
        'wielkie.pdf, ponieważ przekracza maksymalny dozwolony rozmiar 10MB.',
      ],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor sends one form after the other
      const { html, kept } = await refused(place, [file]);
      expect(html, `${place}, ${file.name}`).toMatch(says);
      expect(kept, `${place}, ${file.name}`).toEqual([]);
    }
    for (const place of ['form', 'conversation'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor sends one form after the other
      const many = await refused(
        place,
        Array.from({ length: 30 }, () => fileOf(photo, 'ucho.jpg')),
      );
      expect(many.html).toMatch(/Możesz dodać najwyżej 10.plików\./);
      // Equal names are ten files.
      expect(new Set(many.kept).size, place).toBe(10);
    }

    // The shop accepts these: it scales the camera's picture, and encodes the polyglot again without its script and PDF.
    const { kept } = await refused('form', [fileOf(large, 'aparat.jpg'), fileOf(polyglot, 'ucho.jpg')]);
    const waiting = await shop().store.complaints.files.waiting(order.id, kept);
    expect(new Map(waiting.map(({ fileName, photo: one }) => [fileName, one]))).toEqual(
      new Map([
        ['aparat.jpg', { width: 2560, height: 1920 }],
        ['ucho.jpg', { width: 60, height: 40 }],
      ]),
    );
    const sent = await places.conversation([
      fileOf(large, 'aparat.jpg'),
      fileOf(polyglot, 'ucho.jpg'),
      fileOf(polyglot, 'ucho.pdf', 'application/pdf'),
      fileOf(`%PDF-1.7\n${script}`, 'dowod.pdf', 'application/pdf'),
      fileOf('%PDF-1.7 2', 'dowod.pdf', 'application/pdf'),
    ]);
    expect(sent.status).toBe(303);
    const page = await (await guest.fetch(conversation)).text();
    expect(page).toMatch(/width="2560"[^>]*height="1920"|height="1920"[^>]*width="2560"/);
    const addresses = [...new Set(page.match(/\/complaints\/[\da-f-]{36}\.(?:jpg|bin)\?key=[\w-]+/g))];
    expect(addresses).toHaveLength(5);
    const served = await Promise.all(
      addresses.map(async (address) => {
        const response = await guest.fetch(address);
        const { headers } = response;
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
        const isShown = headers.get('content-disposition')!.startsWith('inline');
        const type = headers.get('content-type')!;
        return [type, isShown ? 'shown' : 'download', bytes.includes('<script>') ? 'as sent' : 'clean'].join(', ');
      }),
    );
    // The clock of this shop stands, so that files have no order.
    expect(served.toSorted()).toEqual([
      // The shop keeps documents as sent, for download alone; it encodes a picture again, also one named as a document.
      'application/octet-stream, download, as sent',
      'application/octet-stream, download, clean',
      'application/octet-stream, download, clean',
      'image/jpeg, shown, clean',
      'image/jpeg, shown, clean',
    ]);
  }, 60_000);

  it('are a conversation with files, shortened names and a setting for it [S-33] [E-17] [C-20] [L-16 part]', async () => {
    const order = await guestOrder();
    const { number, accessKey } = await complained(order);
    const guest = browser();
    const page = pageOf({ number, accessKey });
    const reply = (fields: Parameters<typeof sendForm>[2]) => sendForm(guest, `${page}&message=rma`, fields);
    expect((await sendForm(guest, page, { comment: 'x' })).status).toBe(400);
    const empty = await reply({ comment: ' ' });
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining('Napisz wiadomość albo dodaj plik.'),
    ]);
    const exe = await reply({ comment: 'Dowód zakupu.', attachment: [fileOf('MZ', 'rachunek.exe', '')] });
    expect(await exe.text()).toMatch(/Dowód zakupu\.[^]*rachunek\.exe, ponieważ załączanie plików tego typu/);

    const name = 'Rachunek za czajnik z listopada.pdf';
    const sent = await reply({
      comment: 'Dowód zakupu.\nI zdjęcie.',
      rma_type: 'refund',
      attachment: [fileOf('%PDF-1.7 x', name, 'application/pdf'), fileOf(photo, 'rysa.jpg')],
    });
    expect(sent.status).toBe(303);
    const html = await (await guest.fetch(page)).text();
    expect(html).toContain('Reklamacja została zmieniona.');
    const shown = /download="Rachunek za czajnik z listopada\.pdf"[^>]*><span[^>]*>([^<]+)</.exec(html)![1]!;
    expect([...shown]).toHaveLength(26);
    expect(shown).toMatch(/^Rachunek za czajnik z….*\.pdf$/);
    const file = /href="(\/complaints\/[\da-f-]{36}\.bin\?key=[\w-]+)"/.exec(html)![1]!;
    const bytes = await guest.fetch(file);
    expect(bytes.headers.get('content-disposition')).toContain(encodeURIComponent(name));
    expect(bytes.headers.get('content-type')).toBe('application/octet-stream');
    expect(await bytes.text()).toBe('%PDF-1.7 x');
    expect((await guest.fetch(file.replace(/key=.*/, ''))).status).toBe(404);
    await shop().store.settings.set('complaintFileNameCharacters', 12);
    expect(await (await guest.fetch(page)).text()).toMatch(/>Rachune….pdf</);
    await shop().store.settings.set('complaintFileNameCharacters', 26);

    // The old client sends the preferred settlement alone.
    expect((await guest.post(`${page}&message=rma`, { comment: 'Wolę zwrot pieniędzy' })).status).toBe(303);
    expect(await wordsOf(await guest.fetch(page))).toContain('Wolę zwrot pieniędzy');
  });

  it('are answered by the operator with files, and the shopper sees it at once [H-10 part]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'witryna-complaints-'));
    try {
      const { number, accessKey } = await complained(await guestOrder());
      const page = pageOf({ number, accessKey });
      const guest = browser();
      await sendForm(guest, `${page}&message=rma`, {
        comment: 'Zdjęcie rysy.',
        attachment: [fileOf(photo, 'rysa.jpg')],
      });
      await takeMessages(shop());
      const label = join(folder, 'etykieta.txt');
      await writeFile(label, 'KOD 123456');
      await operator(async (type) => {
        expect(await type('complaints', 'list')).toMatch(new RegExp(`${number}[^]*odpowiedź do 2026-12-05`));
        expect(await type('complaints', 'show', number)).toMatch(/Zdjęcie rysy\.\n\s+plik: rysa\.jpg/);
        expect(await type('complaints', 'save', number, join(folder, 'pliki'))).toBe('Zapisano 1 plik.');
        expect(await readdir(join(folder, 'pliki'))).toEqual(['01-rysa.jpg']);
        const answer = [
          'complaints',
          'answer',
          number,
          'Prosimy o paczkę, kod w pliku.',
          '--by',
          'Ewa',
          '--file',
          label,
        ];
        expect(await type(...answer)).toMatch(/Odpowiedź jest w.rozmowie/);
        await expect(type('complaints', 'answer', number, 'x', '--file', '/nie/ma')).rejects.toThrow(
          /Nie można odczytać/,
        );
        expect(await type('complaints', 'ask', number, 'Od kiedy widać rysę?')).toContain('5 grudnia');
        await expect(type('complaints', 'decide', number, '3')).rejects.toThrow(/Podaj powód/);
        await expect(type('complaints', 'decide', number, '11', 'x')).rejects.toThrow(/nie ma przejścia/);
        await expect(type('complaints', 'refund', number, '10')).rejects.toThrow(/nie jest uznana/);
        await expect(type('complaints', 'show', 'R/2026/999')).rejects.toThrow(/Nie ma reklamacji/);
        await expect(type('complaints', '--help')).rejects.toThrow(/Użycie: npm run operator -- complaints/);
      });
      const words = await wordsOf(await guest.fetch(page));
      expect(words).toMatch(/Prosimy o paczkę, kod w pliku\. etykieta\.txt .* Ewa, Sień, 21 listopada/);
      expect(words).toMatch(/Reklamacja: czeka na Ciebie Od kiedy widać rysę\?/);
      const [answered, asked] = await takeMessages(shop());
      for (const text of [answered!.text, answered!.html]) expect(text).toMatch(/Prosimy o paczkę[^]*etykieta\.txt/);
      expect(asked!.subject).toContain('pytanie do Ciebie');

      await sendForm(guest, `${page}&message=rma`, { comment: 'Od poniedziałku.' });
      await operator(async (type) => {
        expect(await type('complaints', 'decide', number, '10', 'Oddamy całość.', '--by', 'Ewa')).toContain('stan 10');
        await expect(type('complaints', 'refund', number, '10', '--to', 'przelew')).rejects.toThrow(/zostało 0,00/);
      });
      const order = (await shop().store.complaints.byNumber(number))!.order.number;
      await shop().store.orders.acceptPayment(order);
      await operator(async (type) => {
        await expect(type('complaints', 'refund', number, '10')).rejects.toThrow(/ta sama droga nie wystarczy/);
        await expect(type('complaints', 'refund', number, '10', '--to', 'saldo')).rejects.toThrow(/gość/);
        expect(await type('complaints', 'refund', number, '10,50', '--to', 'przelew')).toContain('10,50');
      });
      const paid = await wordsOf(await guest.fetch(page));
      expect(paid).toContain('pieniądze wypłacone');
      expect(paid).toMatch(/Oddajemy 10,50 zł przelewem\./);
      const mails = await takeMessages(shop());
      expect(mails.map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('uznana, zlecamy zwrot'),
          expect.stringContaining('pieniądze wypłacone'),
        ]),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('reach each of the thirty states by commands, and the shopper reads its words [H-10 part]', async () => {
    const order = await guestOrder();
    const guest = browser();
    await operator(async (type) => {
      for (const state of complaintStates) {
        // oxlint-disable-next-line no-await-in-loop -- one command after the other
        const complaint = await complained(order);
        for (const step of stepsTo(state)) {
          // oxlint-disable-next-line no-await-in-loop -- one command after the other
          await type('complaints', 'decide', complaint.number, String(step), `Powód ${step}.`);
        }
        // oxlint-disable-next-line no-await-in-loop -- one command after the other
        const html = await (await guest.fetch(pageOf(complaint))).text();
        const mark = /data-complaint-state[^]*?<\/h1>|data-complaint-state[^]*?<\/span><\/span>/.exec(html)?.[0] ?? '';
        expect(mark, String(state)).toContain(complaintStateTexts.pl[`s${state}`]);
        if (state !== newComplaint) expect(html).toContain(`Powód ${state}.`);
      }
    });
  }, 60_000);

  it('open to guests by number and e-mail, and answer wrong and unknown alike [S-25]', async () => {
    const { number, accessKey } = await complained(await guestOrder());
    const guest = browser();
    const look = async (id: string, email: string) => guest.post('/rma-open.php', { id, contact_type: email });
    expect((await look('', 'x')).status).toBe(422);
    const [wrong, unknown] = [await look(number, 'ktos@poczta.pl'), await look('R/2026/999', recipient.email)];
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    for (const answer of [wrong, unknown]) expect(await answer.text()).toContain('Nie znaleźliśmy takiej reklamacji.');
    const page = pageOf({ number, accessKey });
    for (const typed of [number, ` ${number.toLowerCase()} `, number.replaceAll('/', '-')]) {
      const opened = await look(typed, recipient.email.toUpperCase());
      expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
    }
  });

  it('are listed for their client, who opens and withdraws them without a key [S-32]', async () => {
    const client = browser();
    const clientId = await register(client, 'halina');
    const sessionId = await shop().store.clients.signIn(clientId, null);
    const session = (await shop().store.sessions.find(sessionId))!;
    const order = await orderedBy(shop().store, session.hash, { clientId, email: 'halina@poczta.example' });
    const list = async () => wordsOf(await client.fetch('/client-orders.php?display=rma'));
    expect(await list()).toContain('Nie masz żadnej reklamacji');
    expect(await wordsOf(await client.fetch('/rma-add.php'))).toContain(`Zamówienie ${order.number}`);
    const filed = await sendForm(client, `/rma-method.php?order_number=${order.number}`, complete);
    const own = filed.headers.get('location')!;
    expect(own).not.toContain('key=');
    expect(await list()).toMatch(/Reklamacja R\/2026\/\d+ Zgłoszona 21 listopada odpowiemy do 5 grudnia zgłoszona/);
    const within = async (range: string) => wordsOf(await client.fetch(`/client-orders.php?display=rma&${range}`));
    for (const range of ['from=2026-11-21&to=2026-11-21', 'from=2026-11-21&to=', 'to=2026-11-21'])
      expect(await within(range)).toContain('Reklamacja R/');
    for (const range of ['from=2026-11-22', 'to=2026-11-20'])
      expect(await within(range)).toMatch(/Nic z tych dni.*Pokaż wszystkie/);
    // What is no range says so, and the list is whole.
    for (const [range, says] of [
      ['from=2026-02-30', 'Tych dat nie znamy. Wpisz je jak w przykładzie: 2026-11-21.'],
      ['to=21.11.2026', 'Tych dat nie znamy.'],
      ['from=NaN&to=-1', 'Tych dat nie znamy.'],
      ['from=2026-11-22&to=2026-11-21', 'Koniec jest przed początkiem.'],
    ] as const) {
      expect(await within(range)).toContain(says);
      expect(await within(range)).toContain('Reklamacja R/');
    }
    // A visitor who is signed out is asked to sign in; to another client the complaint does not exist.
    const stranger = browser();
    expect((await stranger.fetch(own)).headers.get('location')).toMatch(/^\/signin\.php\?next=rma-details&/);
    await register(stranger, 'obca');
    expect((await stranger.fetch(own)).status).toBe(404);
    expect(await wordsOf(await stranger.fetch('/client-orders.php?display=rma'))).not.toContain('Reklamacja R/');

    expect(await wordsOf(await client.fetch(`${own}&withdraw=1`))).toContain('Wycofać reklamację?');
    expect((await client.post(own, { operation: 'withdraw' })).status).toBe(303);
    const withdrawn = await wordsOf(await client.fetch(own));
    expect(withdrawn).toContain('wycofana przez Ciebie');
    expect(withdrawn).toContain('Ta reklamacja jest zamknięta.');
    await client.post(own, { operation: 'withdraw' });
    expect(await wordsOf(await client.fetch(own))).toContain('Nie udało się zmienić reklamacji.');
  });

  it('caused no server error', () => {
    expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
