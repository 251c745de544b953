import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askServer } from './ask-server.ts';
import type { ServerQuestion } from './field-request.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  body: string;
  type: string | undefined;
}

const seen: Seen[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request: IncomingMessage, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, body, type: request.headers['content-type'] });
    answer(response);
  });
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen.length = 0;
  answer = (response) => response.end('{"errno":0}');
});

const ask = (question: Partial<ServerQuestion> = {}, options: object = {}) =>
  askServer(
    { url: `${origin}/ajax/check`, method: 'GET', name: 'phone', value: '+48 600&1', ...question },
    { timeout: 5000, otherwise: 'Ta wartość jest niepoprawna.', ...options },
  );
const answerWith = (body: unknown, status = 200) => {
  answer = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};
const watchLog = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
};

describe("a request to a field's address [V-15]", () => {
  it("goes by GET with the field's name and value, after existing parameters", async () => {
    expect(await ask()).toBeNull();
    await ask({ url: `${origin}/ajax/check?action=phone`, extra: 'country=48&form=a%20b' });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /ajax/check?phone=%2B48+600%261',
      'GET /ajax/check?action=phone&phone=%2B48+600%261&country=48&form=a%20b',
    ]);
  });

  it('uses POST as a form', async () => {
    expect(await ask({ method: 'POST', extra: 'country=48' })).toBeNull();
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/ajax/check',
        body: 'phone=%2B48+600%261&country=48',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    ]);
  });

  it.each([
    [{ errno: 0 }, null],
    [{ errno: '0' }, null],
    [{}, null],
    [{ errno: 3, message: 'Tego numeru nie ma.' }, 'Tego numeru nie ma.'],
    [{ errno: '7', errdesc: 'Nie z tego kraju.' }, 'Nie z tego kraju.'],
    [{ errno: 1 }, 'Ta wartość jest niepoprawna.'],
    [{ errno: 1, message: '' }, 'Ta wartość jest niepoprawna.'],
    [{ errno: 1, message: { en: 'no' } }, 'Ta wartość jest niepoprawna.'],
  ])('answered by %j gives %j [X-06]', async (body, verdict) => {
    answerWith(body);
    expect(await ask()).toBe(verdict);
  });

  it("answered by an errno uses the field's own message if any: the bank account [X-06]", async () => {
    answerWith({ errno: 1, message: 'wrong' });
    const message = 'Format numeru konta bankowego jest niepoprawny';
    expect(await ask({}, { message })).toBe(message);
  });
});

it('that the server has no validation for is logged as a warning, and the field counts as unchecked [X-03 part]', async () => {
  const [log, warning] = [watchLog(), vi.spyOn(console, 'warn').mockImplementation(() => {})];
  onTestFinished(() => warning.mockRestore());
  answerWith({ errno: 1 }, 400);
  expect(await ask()).toBeUndefined();
  expect(warning.mock.calls).toEqual([[`The field "phone" stays unchecked: ${origin}/ajax/check`]]);
  expect(log).not.toHaveBeenCalled();
});

describe('a request without an answer is logged, and the field counts as unchecked [X-02 part]', () => {
  it.each([
    ['an error of the server', () => answerWith({ errno: 1 }, 500)],
    ['no JSON', () => answerWith('<html>')],
    ['a broken connection', () => (answer = (response) => response.destroy())],
  ])('%s', async (_, prepare) => {
    const log = watchLog();
    prepare();
    expect(await ask()).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0]![0])).toBe(`The field "phone" stays unchecked: ${origin}/ajax/check`);
  });

  it('a response that is too late', async () => {
    const log = watchLog();
    const closed = new Promise((resolve) => (answer = (response) => response.on('close', resolve)));
    const began = performance.now();
    expect(await ask({}, { timeout: 60 })).toBeUndefined();
    expect(performance.now() - began).toBeGreaterThan(50);
    expect(String(log.mock.calls[0]![1])).toContain('no answer within 60 ms');
    // The request is aborted too.
    await closed;
  });
});
