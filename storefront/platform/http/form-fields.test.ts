import { cpuUsage } from 'node:process';
import { describe, expect, it } from 'vitest';
import { fieldsOfBody, fieldsOfText, formBounds, hasTooManyFields, LargeForm, UnreadableForm } from './form-fields.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const parts = (boundary: string, fields: ReadonlyArray<readonly [string, string]>) =>
  Buffer.from(
    `${fields.map(([head, value]) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`).join('')}--${boundary}--\r\n`,
  );

describe('the fields of a form', () => {
  it.each([
    ['like a query', Buffer.from('name=Ewa+%C5%81&city=%c5%81%c3%b3d%c5%ba'), urlencoded],
    [
      'in parts',
      parts('x', [
        ['name="name"', 'Ewa Ł'],
        ['name="city"', 'Łódź'],
      ]),
      'multipart/form-data; boundary=x',
    ],
    [
      'in parts, with a quoted boundary',
      parts('x y', [
        ['name="name"', 'Ewa Ł'],
        ['name="city"', 'Łódź'],
      ]),
      'Multipart/Form-Data; Boundary="x y"',
    ],
  ])('written %s', async (_, bytes, type) => {
    expect(await fieldsOfBody([bytes], type)).toEqual([
      ['name', 'Ewa Ł'],
      ['city', 'Łódź'],
    ]);
  });

  it('are 1,000 at most in every encoding', async () => {
    const text = (fields: number) => 'a&'.repeat(fields).slice(0, -1);
    const many = (fields: number) =>
      parts(
        'x',
        Array.from({ length: fields }, () => ['name="a"', ''] as const),
      );
    expect(fieldsOfText(text(formBounds.fields)).size).toBe(formBounds.fields);
    expect(() => fieldsOfText(text(formBounds.fields + 1))).toThrow(LargeForm);
    expect(hasTooManyFields(`?${text(formBounds.fields + 1)}`)).toBe(true);
    const type = 'multipart/form-data; boundary=x';
    expect(await fieldsOfBody([many(formBounds.fields)], type)).toHaveLength(formBounds.fields);
    await expect(fieldsOfBody([many(formBounds.fields + 1)], type)).rejects.toThrow(LargeForm);
  });

  it('are counted by the boundary that the parser uses', async () => {
    const many = parts(
      'x',
      Array.from({ length: formBounds.fields + 1 }, () => ['name="a"', ''] as const),
    );
    const hidden = 'multipart/form-data; note=";boundary=y"; boundary=x; boundary=z';
    await expect(fieldsOfBody([many], hidden)).rejects.toThrow(LargeForm);
    expect(await fieldsOfBody([parts('x', [['name="a"', '1']])], hidden)).toEqual([['a', '1']]);
  });

  it.each([
    ['of one long header', 'a'.repeat(formBounds.head)],
    ['of many headers', 'a"\r\nA: "'.repeat(formBounds.head / 8)],
  ])('are refused when a part has a head %s', async (_, name) => {
    const type = 'multipart/form-data; boundary=x';
    await expect(fieldsOfBody([parts('x', [[`name="${name}"`, '1']])], type)).rejects.toThrow(LargeForm);
    // A value may be as long, and look like a head.
    expect(await fieldsOfBody([parts('x', [['name="a"', name]])], type)).toHaveLength(1);
  });

  it("are refused when a part's head does not end", async () => {
    const endless = Buffer.from(`--x\r\nContent-Disposition: ${'a'.repeat(formBounds.head)}`);
    await expect(fieldsOfBody([endless], 'multipart/form-data; boundary=x')).rejects.toThrow(LargeForm);
  });

  it('do not depend on how the network splits them, with files, their names and data behind the last boundary', async () => {
    const whole = Buffer.concat([
      parts('x', [
        ['name="a%22%0D%0Ab"', 'Łódź\r\n--'],
        ['name="file"; filename="mój %22kubek%22.png"\r\nContent-Type: image/png', '\r\n\r\n--x'.slice(0, -1)],
        ['name="none"; filename=""\r\nContent-Type: application/octet-stream', ''],
      ]),
      Buffer.from('behind the end'),
    ]);
    for (let size = 1; size <= whole.length; size += 1) {
      const chunks = [];
      for (let at = 0; at < whole.length; at += size) chunks.push(whole.subarray(at, at + size));
      const fields = await fieldsOfBody(chunks, 'multipart/form-data; boundary=x');
      const shown = await Promise.all(
        fields.map(async ([name, value]) =>
          typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
        ),
      );
      expect(shown).toEqual([
        ['a"\r\nb', 'Łódź\r\n--'],
        ['file', 'mój "kubek".png', 'image/png', '\r\n\r\n--'],
        ['none', '', 'application/octet-stream', ''],
      ]);
    }
  });

  it('of a large form are read in turns with others', async () => {
    const body = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
      Buffer.alloc(1_000_000, '\r\n-'),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const chunks = Array.from({ length: 16 }, (_, at) => body.subarray(at * 65_536, (at + 1) * 65_536));
    let [turns, isReading] = [0, true];
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    await fieldsOfBody(chunks, 'multipart/form-data; boundary=x');
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(chunks.length);
  });

  it.each([
    ['text/plain', 'name=Ewa'],
    ['application/json', '{}'],
    ['', 'name=Ewa'],
    ['multipart/form-data', '--x--'],
    ['multipart/form-data; boundary=x', 'no parts'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nno end'],
  ])('are rejected for %s: %s', async (type, body) => {
    await expect(fieldsOfBody([Buffer.from(body)], type)).rejects.toThrow(UnreadableForm);
  });
});

/** The least processor time of several runs, in microseconds: disturbances only add to it. */
async function costOf(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 9; round += 1) {
    const before = cpuUsage();
    for (let time = 0; time < 3; time += 1) await run();
    const { user, system } = cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

describe('with its size doubled twice, a form costs about four times as much', () => {
  const filled = (size: number, piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
  const type = 'multipart/form-data; boundary=x';
  const inForm = (text: string) => `a=${text}`;
  const inPart = (text: string) => parts('x', [['name="a"', text]]);
  const inHead = (text: string) => parts('x', [[`name="${text}"`, '']]);

  it.each<[string, number, (size: number) => () => unknown]>([
    ...['a', '%', '+', '=', '%c5%81', '\u0142'].map((piece): [string, number, (size: number) => () => unknown] => [
      `a value of "${piece}"`,
      400_000,
      (size) => {
        const bytes = Buffer.from(inForm(filled(size, piece)));
        return () => fieldsOfBody([bytes], urlencoded);
      },
    ]),
    [
      'too many fields',
      4_000_000,
      (size) => {
        const bytes = Buffer.from('&'.repeat(size));
        return () => fieldsOfBody([bytes], urlencoded).catch(() => null);
      },
    ],
    ...['a', '\r', '\n', '\r\n', '--', '\r\n--'].map((piece): [string, number, (size: number) => () => unknown] => [
      `a part of ${JSON.stringify(piece)}`,
      1_000_000,
      (size) => {
        const bytes = inPart(filled(size, piece));
        return () => fieldsOfBody([bytes], type);
      },
    ]),
    ...['a', '"', '\\', ';', '%22', '\r\n '].map((piece): [string, number, (size: number) => () => unknown] => [
      `the name of a part of ${JSON.stringify(piece)}`,
      formBounds.head,
      (size) => {
        const bytes = inHead(filled(size, piece));
        return () => fieldsOfBody([bytes], type).catch(() => null);
      },
    ]),
    ...[' ', ';', '; boundary', '='].map((piece): [string, number, (size: number) => () => unknown] => [
      `a content type of "${piece}"`,
      8000,
      (size) => {
        const long = `multipart/form-data;${filled(size, piece)}`;
        const bytes = Buffer.from('x');
        return () => fieldsOfBody([bytes], long).catch(() => null);
      },
    ]),
  ])('%s', async (_, size, make) => {
    const [once, fourfold] = [await costOf(make(size / 4)), await costOf(make(size))];
    // A parser of quadratic cost needs sixteen times as much. Below 10 ms the process itself decides.
    expect(fourfold / Math.max(once, 10_000)).toBeLessThan(9);
  });
});
