import { describe, expect, it } from 'vitest';
import { validationCodes } from '../../../patterns/rules/testing/validation-codes.ts';
import { openDatabase } from '../../importer/writing/open-database.ts';
import { openShopBeforeEach } from '../../store/testing/describe-store.ts';
import { enginesInTurn } from '../../store/testing/stores.ts';
import { englishIn } from '../../testing/english.ts';
import { serve } from '../../testing/shop-under-test.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';

describe.each(enginesInTurn('words of the shop'))("the shop's own words, on %s", (engine) => {
  const shop = openShopBeforeEach(engine);

  /** Runs commands: beside the running shop on PostgreSQL, while it is stopped on SQLite. */
  async function type(...commands: ReadonlyArray<ReadonlyArray<string>>): Promise<ReadonlyArray<string>> {
    if (engine === 'sqlite') await shop.store.close();
    const database = await openDatabase(shop.place);
    const said: string[] = [];
    try {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      for (const command of commands) said.push(await runCommand(readCommand(command), database, () => 0));
      return said;
    } finally {
      await database.close();
      if (engine === 'sqlite') shop.store = await shop.place.open();
    }
  }
  const visitor = () => serve(shop.store, () => shop.place.clock.now, shop.place.dataDir).visitor();
  const own = (code: string) => `Po swojemu: ${code}`;

  it('replace the Polish default of every validation code, on the pages and for their scripts [X-01]', async () => {
    const [list = ''] = await type(['texts', 'list', 'validation.']);
    const standard = new Map(
      list.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    for (const code of validationCodes) {
      const text = standard.get(`validation.${code}`) ?? '';
      expect(text, code).toMatch(/^\p{Lu}.*\p{L}/u);
      expect(englishIn(text), code).toEqual([]);
    }
    const registration = { client_type: 'private', client_region: 'PL', client_login: 'a', client_password: 'b' };
    expect((await visitor().post('/client-new.php', registration)).text).toContain(
      standard.get('validation.password_to_short')!.replace('{min}', '6'),
    );

    await type(...validationCodes.map((code) => ['texts', 'set', `validation.${code}`, own(code)]));
    const { html } = await visitor().get('/client-new.php');
    const written = html.replaceAll('&quot;', '"');
    for (const code of validationCodes) expect(written, code).toContain(`"validation.${code}":"${own(code)}"`);
    const { text } = await visitor().post('/client-new.php', registration);
    for (const code of ['no_firstname', 'no_name', 'no_street', 'no_city', 'incorect_login', 'password_to_short'])
      expect(text).toContain(own(code));

    await type(...validationCodes.map((code) => ['texts', 'reset', `validation.${code}`]));
    expect((await visitor().post('/client-new.php', registration)).text).not.toContain('Po swojemu');
  });

  it('are refused where they would be none, with the reason', async () => {
    for (const [parameters, reason] of [
      [['texts', 'set', 'validation.nic', 'Tekst'], /Nie ma komunikatu o nazwie validation\.nic/],
      [['texts', 'set', 'validation.no_city', ' '], /Napisz tekst/],
      [['texts', 'set', 'validation.no_city', 'Mieszkasz w {city}?'], /nie ma wartości \{city\}/],
      [['texts', 'set', 'validation.maxlength', 'Do {most}'], /nie ma wartości \{most\}\. Ma: \{n\}/],
      [['texts', 'set', 'validation.no_city', 'x'.repeat(501)], /najwyżej 500/],
      [['texts', 'sing'], /Użycie/],
    ] as const)
      expect(() => readCommand(parameters)).toThrow(reason);
    expect(await type(['texts', 'list', 'nic.'])).toEqual(['Nie ma komunikatów o nazwach na nic.']);
  });
});
