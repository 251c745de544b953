import type { Random } from './random.ts';

/** What shoppers and old clients really send. */
const usual = [
  ...['1001', '1005', '1007', '1013', '1017', '1', '2', '0', '10', '1.5', '1,5', '100'],
  ...['uniw', 'onesize', 'naturalny', '24-cm', 'kubek', 'sukeinka', 'wazon', 'ceramika', 'glina'],
  ...['hanna@poczta.pl', 'Hanna', 'Źrebiec', 'Łobzowska', '8/3', '31-145', 'Kraków', '600 100 200', '5260250274'],
  ...['kurier-1', 'transfer', 'blik', 'PL', '1143020003', '2026-11-21', '2000-02-29', 'PL61109010140000071219812874'],
  ...[
    'price',
    'name',
    'a',
    'd',
    'y',
    'true',
    'json',
    'main',
    'zone1',
    'product',
    'sizes',
    'sizeprices',
    'date',
    'DESC',
  ],
  ...['add', 'remove', 'change', 'get', 'delete', 'Witaj w sieni', 'haslo-do-sklepu', ''],
];

/** What nobody sends who means well. */
const hostile: ReadonlyArray<(random: Random) => string> = [
  () => `' OR 1=1 --`,
  () => `1; drop table orders; --`,
  () => `%' union select data from sessions --`,
  () => `$1`,
  () => `<script>alert(1)</script>`,
  () => `"><img src=x onerror=alert(1)>`,
  () => `]]></product><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;`,
  () => `javascript:alert(1)`,
  () => `//evil.example/`,
  () => `\\\\evil.example`,
  () => `/\t/evil.example`,
  () => `../../../../etc/passwd`,
  () => `\u0000`,
  () => `a\u0000b`,
  () => `a\r\nSet-Cookie: planted=1`,
  () => '\ud800',
  () => '\u202eabc\u2066',
  () => '😀'.repeat(40),
  () => 'e\u0301'.repeat(500),
  () => 'ﷺ'.repeat(300),
  () => '{{7*7}}${7*7}#{7*7}',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '[object Object]',
  () => 'null',
  () => 'NaN',
  () => '-0',
  () => '-1',
  () => '1e309',
  () => '1e9',
  () => '0x10',
  () => '9'.repeat(400),
  () => String(2 ** 31),
  () => String(2 ** 53 + 2),
  () => '0.1.2',
  () => 'a'.repeat(5000),
  () => '('.repeat(2000),
  () => ' '.repeat(3000) + 'x',
  (random) => String.fromCodePoint(...Array.from({ length: 20 }, () => 1 + random.int(0xd7fe))),
];

/** A text: mostly a usual one; the names of fields and of actions may come as values too. */
export function makeText(random: Random, hostility: number, known: ReadonlyArray<string> = []): string {
  if (random.chance(hostility)) return random.pick(hostile)(random);
  return known.length > 0 && random.chance(0.3) ? random.pick(known) : random.pick(usual);
}
