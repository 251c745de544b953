import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { ask, send, type GraphqlAnswer } from './testing/ask.ts';
import { everyProductPrice } from './testing/expected.ts';
import { describeOnEngines, startRunningShop } from '../../testing/running-shop.ts';

const read = async (response: Response) => (await response.json()) as GraphqlAnswer;

describeOnEngines('the endpoint', (shop) => {
  describe('a request', () => {
    it.each<[string, string, Record<string, string>]>([
      ["JSON as text/plain, like the validator's", '{"query":"{hello}"}', {}],
      ['JSON', '{"query":"{hello}"}', { 'Content-Type': 'application/json', Accept: 'application/json' }],
      ['a bare document', 'query { hello }', {}],
      ['a bare document with the type of JSON', 'query { hello }', { 'Content-Type': 'application/json' }],
      ['an unknown type', '{"query":"{hello}"}', { 'Content-Type': 'application/x-something' }],
      ['JSON behind a byte order mark', '\uFEFF{"query":"{hello}"}', { 'Content-Type': 'application/json' }],
      ['JSON with line ends of Windows', '{\r\n"query":"{\\r\\nhello\\r\\n}"\r\n}', {}],
    ])('is accepted as %s', async (_, body, headers) => {
      const response = await send(shop(), body, { headers });
      expect(response.status).toBe(200);
      expect(await read(response)).toEqual({ data: { hello: 'hello' } });
    });

    it.each(['/graphql/v1', '/graphql/v1/'])('is answered at %s, with any query string', async (path) => {
      for (const label of [
        '',
        '?query=validateClientData',
        '?trackingEvents',
        '?mutation=copModulesOrderCreate&type=oscop',
      ]) {
        expect(await read(await send(shop(), '{"query":"{hello}"}', { path, label }))).toEqual({
          data: { hello: 'hello' },
        });
      }
    });

    it('gets an uncached answer that requires no scripts [C-03 part]', async () => {
      const response = await send(shop(), '{"query":"query{trackingEvents}"}');
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-iai-tracking-events')).toBeNull();
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(await read(response)).toEqual({ data: { trackingEvents: null } });
    });

    it('may be as large as those of existing clients', async () => {
      const fields =
        'id type code name link icon iconSmall unit{sellBy plural singular} points sizes{id price{...p}} price{...p}';
      const zones = [1, 2, 3, 4].map(
        (zone) => `main_hotspot_zone${zone}:products(searchInput:{productsId:[1001,1005]}){products{${fields}}}`,
      );
      const data = await ask(shop(), `query{${zones.join('')}} fragment p on ProductPrice{${everyProductPrice}}`);
      expect(Object.keys(data)).toHaveLength(4);
      const validators = Array.from(
        { length: limits.aliases },
        (_, index) =>
          `field_${index}:validateClientData(ClientDataInput:{clientData:{email:"a@b.pl"}}){messages{code message}clientExists}`,
      );
      expect(Object.keys(await ask(shop(), `{${validators.join('')}}`))).toHaveLength(limits.aliases);
    });
  });

  describe('what is refused', () => {
    it('has its code at both places, in JSON', async () => {
      const { data, errors } = await read(
        await send(shop(), '{"query":"{products(searchInput:{productsId:1.5}){took}}"}'),
      );
      expect(data).toBeUndefined();
      expect(errors?.[0]).toMatchObject({
        code: 'GRAPHQL_VALIDATION_FAILED',
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      });
    });

    it.each([
      ['unknown aliases', `{${Array.from({ length: 2600 }, (_, index) => `a${index}:gone`).join(' ')}}`, 'aliases'],
      [
        'ten thousand unknown aliases',
        `{${Array.from({ length: 10_000 }, (_, index) => `a${index}:g`).join(' ')}}`,
        'tokens',
      ],
      ['unknown fields in each other', `${'{gone'.repeat(100)}${'}'.repeat(100)}`, 'depth'],
      ['many unknown fields', `{${'gone '.repeat(5000)}}`, 'cost'],
    ])('is a document of %s, by its limits and at once', async (_, document, limit) => {
      const started = performance.now();
      const { data, errors } = await read(await send(shop(), JSON.stringify({ query: document })));
      expect(data).toBeUndefined();
      expect(errors?.[0]?.message).toContain(limit);
      expect(performance.now() - started).toBeLessThan(5000);
    });

    it('is the schema, where shoppers are', async () => {
      const { data, errors } = await read(await send(shop(), '{__schema{types{name}}}'));
      expect(data).toBeUndefined();
      expect(errors?.[0]?.code).toBe('GRAPHQL_VALIDATION_FAILED');
    });

    it('is an invalid date, with the rest of the answer', async () => {
      const lowest = (date: string) =>
        `getLastLowestProductPrices(lastLowestPricesInput:[{productId:1005,date:"${date}"}]){id}`;
      const { data, errors } = await read(
        await send(shop(), `{good:${lowest('2026-11-15')} bad:${lowest('15.11.2026')}}`),
      );
      expect(data).toEqual({ good: [{ id: 1005 }], bad: null });
      expect(errors?.map(({ code }) => code)).toEqual(['BAD_USER_INPUT']);
    });

    it('is every method but POST', async () => {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const response = await fetch(`${shop().url}/graphql/v1/?query={hello}`, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('POST');
        expect((await read(response)).errors?.[0]?.code).toBe('BAD_REQUEST');
      }
    });

    it('is a body above the limit, before it is read to its end', async () => {
      const response = await send(shop(), `{hello}${' '.repeat(limits.bytes)}`);
      expect(response.status).toBe(413);
      expect((await read(response)).errors?.[0]?.code).toBe('QUERY_LIMIT_EXCEEDED');
    });
  });

  describe('a foreign page', () => {
    /** fetch sends no origin, unlike a browser. */
    const sendFrom = (headers: Record<string, string>, body: string) =>
      new Promise<GraphqlAnswer>((resolve, reject) => {
        const sent = request(`${shop().url}/graphql/v1/`, { method: 'POST', headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as GraphqlAnswer));
        });
        sent.on('error', reject);
        sent.end(body);
      });
    const mutation = '{"query":"mutation{addProductsToBasket(ProductInput:[{id:1001}]){status}}"}';

    it.each<[string, Record<string, string>]>([
      ['by its origin', { Origin: 'https://obcy.example' }],
      ["by the browser's fetch metadata", { 'Sec-Fetch-Site': 'cross-site' }],
      ['by a cookie without an origin', { Cookie: 'session=x' }],
    ])('is detected %s, and changes nothing', async (_, headers) => {
      const plain = { ...headers, 'Content-Type': 'text/plain;charset=UTF-8' };
      const { data, errors } = await sendFrom(plain, mutation);
      expect(data).toBeUndefined();
      expect(errors?.map(({ code }) => code)).toEqual(['FORBIDDEN']);
      expect(await sendFrom(plain, '{"query":"{hello}"}')).toEqual({ data: { hello: 'hello' } });
    });

    it('differs from our own', async () => {
      const { errors } = await sendFrom({ Origin: shop().url }, mutation);
      expect((errors ?? []).map(({ code }) => code)).not.toContain('FORBIDDEN');
    });
  });

  describe('the log', () => {
    it('contains the call, and nothing of its content', async () => {
      await ask(shop(), '{hello}', { label: '?query=anna@example.com' });
      const line = JSON.parse(shop().lines.at(-1)!) as Record<string, unknown>;
      expect(line).toMatchObject({ event: 'request', route: 'graphql', status: 200 });
      expect(JSON.stringify(line)).not.toContain('anna');
    });
  });
});

describe('when the store is gone', () => {
  it('the answer is 503 in JSON, with the time to retry, and no internal message', async () => {
    const broken = await startRunningShop();
    await broken.loseStore();
    const response = await send(broken, '{"query":"{product(productId:1001){product{id}}}"}');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await read(response)).toEqual({
      errors: [
        {
          message: 'The shop is unavailable at the moment.',
          code: 'SERVICE_UNAVAILABLE',
          extensions: { code: 'SERVICE_UNAVAILABLE' },
        },
      ],
    });
    expect(broken.lines.some((line) => line.includes('call failed'))).toBe(true);
    await broken.stop();
  });
});
