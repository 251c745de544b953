import { readFileSync } from 'node:fs';
import { assert, asyncProperty, array, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf, offer, productsOf, sample } from '../testing/sources.ts';
import { endlessFeed, endlessFeeds } from '../testing/endless-feeds.ts';
import { all, attribute, first, inPolish } from './element.ts';
import { FeedError, type FeedFault } from './feed-error.ts';
import { feedLimits } from './feed-limits.ts';

const [beforeProducts = ''] = offer('|').split('|');
const scarf = new URL('../testing/samples/full.xml', import.meta.url);

describe('reading a feed', () => {
  it('yields the products in order, with their whole content', async () => {
    const products = await productsOf(sample('full')());
    expect(products.map((product) => attribute(product, 'id'))).toEqual(['501', '502', '503', '504', '501']);
    const [product] = products;
    expect(all(product!, 'sizes', 'size').map((size) => attribute(size, 'name'))).toEqual([
      'krótki',
      'długi',
      'dziecięcy',
    ]);
    expect(attribute(first(product!, 'producer'), 'name')).toBe('Pracownia Nić');
  });

  it.each([
    ['plain', '<products><product id="7"><sizes><size id="2" code="A"/></sizes></product></products>', ''],
    [
      'in a default namespace',
      '<products><product id="7"><sizes><size id="2" code="A"/></sizes></product></products>',
      'xmlns="http://www.iai-shop.com/developers/iof.phtml"',
    ],
    [
      'with declared prefixes',
      '<iof:products><iof:product id="7"><iaiext:sizes><iaiext:size iaiext:id="2" iaiext:code="A"/></iaiext:sizes></iof:product></iof:products>',
      'xmlns:iof="http://www.iai-shop.com/developers/iof.phtml" xmlns:iaiext="http://www.iai-shop.com/developers/iof/extensions.phtml"',
    ],
    [
      'with undeclared prefixes',
      '<products><product id="7"><iaiext:sizes><iaiext:size id="2" code="A"/></iaiext:sizes></product></products>',
      '',
    ],
  ])('reads names %s alike', async (_, products, namespaces) => {
    const feed = `<offer file_format="IOF" version="3.0" ${namespaces}>${products}</offer>`;
    expect(await productsOf(chunksOf(feed))).toEqual([
      {
        name: 'product',
        attributes: { id: '7' },
        text: '',
        length: expect.any(Number) as number,
        children: [
          {
            name: 'sizes',
            attributes: {},
            text: '',
            children: [{ name: 'size', attributes: { id: '2', code: 'A' }, text: '', children: [] }],
          },
        ],
      },
    ]);
  });

  it('prefers an attribute of the format to one of an extension with the same name', async () => {
    const [product] = await productsOf(chunksOf(offer('<product id="7" code="own" iaiext:code="other"/>')));
    expect(attribute(product, 'code')).toBe('own');
  });

  it('decodes CDATA, entities and comments', async () => {
    const [product] = await productsOf(
      chunksOf(
        offer(
          '<product id="7"><name> Nić <!-- not this --><![CDATA[<b>&amp;</b>]]> &amp; igła &#322; </name></product>',
        ),
      ),
    );
    expect(first(product!, 'name')?.text).toBe('Nić <b>&amp;</b> & igła ł');
  });

  it('takes the Polish text of several languages', async () => {
    const [product] = await productsOf(sample('full')());
    expect(inPolish(all(product!, 'description', 'name')).map(({ text }) => text)).toEqual(['Szalik Mgła & Mróz']);
    const [english] = await productsOf(chunksOf(offer('<product id="7"><name xml:lang="eng">Mug</name></product>')));
    expect(inPolish(all(english!, 'name')).map(({ text }) => text)).toEqual(['Mug']);
  });

  it('gives a product the common currency if it has none of its own', async () => {
    const products = await productsOf(chunksOf(offer('<product id="1"/><product id="2" currency="EUR"/>')));
    expect(products.map((product) => attribute(product, 'currency'))).toEqual(['PLN', 'EUR']);
  });

  it('takes version 2.5 as version 3', async () => {
    const feed = readFileSync(scarf, 'utf8');
    const older = feed.replace('version="3.0"', 'version="2.5"');
    expect(older).not.toBe(feed);
    expect(await productsOf(chunksOf(older))).toEqual(await productsOf(chunksOf(feed)));
  });

  it('reads only the list of products as products', async () => {
    const feed =
      '<offer file_format="IOF" version="3.0"><meta><product id="1"/></meta><products><product id="2"><bundled><product id="3"/></bundled></product></products></offer>';
    expect((await productsOf(chunksOf(feed))).map((product) => attribute(product, 'id'))).toEqual(['2']);
  });

  it('reads the same however the stream is cut, even inside a letter', async () => {
    const bytes = readFileSync(scarf);
    const whole = await productsOf(chunksOf(bytes));
    await assert(
      asyncProperty(array(integer({ min: 1, max: bytes.length - 1 }), { maxLength: 40 }), async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
        expect(await productsOf(chunksOf(...chunks))).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['iso-8859-2', Buffer.from([0xb3, 0xf3, 0xbf, 0xb1])],
    ['windows-1250', Buffer.from([0xb3, 0xf3, 0xbf, 0xb9])],
    ['UTF-8', Buffer.from('łóżą')],
  ])('reads %s if the file declares it', async (encoding, letters) => {
    const [head, tail] = offer('<product id="7"><name>|</name></product>').split('|');
    const feed = [`<?xml version="1.0" encoding="${encoding}"?>${head}`, letters, tail!];
    const [product] = await productsOf(chunksOf(...feed));
    expect(first(product!, 'name')?.text).toBe('łóżą');
  });
});

describe('a feed that is broken', () => {
  const expectRefusal = (feed: AsyncIterable<Uint8Array>, error: object) =>
    expect(productsOf(feed)).rejects.toMatchObject(error);

  it('is refused wherever it is truncated', async () => {
    const feed = offer(
      '<product id="7"><name><![CDATA[Nić & igła]]></name><price gross="1"/></product><product id="8"/>',
    );
    for (let end = 0; end < feed.length; end += 1) {
      await expectRefusal(chunksOf(feed.slice(0, end)), { name: 'FeedError' });
    }
    expect(await productsOf(chunksOf(feed))).toHaveLength(2);
  });

  it.each<[string, string, FeedFault, number | undefined]>([
    ['an element closed by another', offer('\n<product id="7">\n<price></product>'), 'malformed', 3],
    ['a lone ampersand', offer('<product id="7"><name>H & M</name></product>'), 'malformed', 1],
    ['an attribute without quotes', offer('<product id=7/>'), 'malformed', 1],
    ['something after the end', `${offer('')}<offer/>`, 'malformed', 1],
    [
      'entities of its own',
      `<!DOCTYPE offer [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${offer('<product id="7"><name>&b;</name></product>')}`,
      'malformed',
      1,
    ],
    ['nothing', '', 'malformed', 1],
    ['another format', '<rss version="2.0"><channel/></rss>', 'not-iof', 1],
    ['the page of an error', '<html><body>Not found</body></html>', 'not-iof', 1],
    ['an offer of another format', '<offer file_format="XYZ" version="3.0"><products/></offer>', 'not-iof', 1],
    ['an old version', '<offer file_format="IOF" version="2.4"><products/></offer>', 'version', 1],
    ['an offer without products', '<offer file_format="IOF" version="3.0"/>', 'no-products', 1],
    ['an unknown encoding', `<?xml version="1.0" encoding="klingon"?>${offer('')}`, 'encoding', undefined],
  ])('is refused for %s', async (_, feed, fault, line) => {
    const error = await productsOf(chunksOf(feed)).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(FeedError);
    const refusal = error as FeedError;
    expect([refusal.fault, refusal.place?.line]).toEqual([fault, line]);
  });

  it('is refused for bytes invalid in its encoding', async () => {
    const [head, tail] = offer('<product id="7"><name>|</name></product>').split('|');
    await expectRefusal(chunksOf(head!, Buffer.from([0xb3]), tail!), { fault: 'encoding' });
    await expectRefusal(chunksOf(head!.padEnd(300), Buffer.from([0xc5])), { fault: 'encoding' });
  });

  it.each(endlessFeeds)('is refused for an endless %s before it fills the memory', async (kind) => {
    let bytes = 0;
    const counted = async function* () {
      for (const chunk of endlessFeed(kind)) {
        bytes += chunk.length;
        yield chunk;
      }
    };
    const refusal = await productsOf(counted()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FeedError);
    expect((refusal as FeedError).fault).toMatch(/^too-/);
    expect(bytes).toBeLessThan(feedLimits['too-long'] + 200_000);
  });

  it.each<[keyof typeof feedLimits, (excess: number) => string]>([
    ['too-long', (excess) => `<name>${'x'.repeat(feedLimits['too-long'] - '<product id="7"><name>'.length + excess)}`],
    // The product itself, its number and an element with one attribute count, too.
    ['too-many', (excess) => `<a b=""/>${'<a/>'.repeat(feedLimits['too-many'] - 4 + excess)}`],
    ['too-deep', (excess) => '<a>'.repeat(feedLimits['too-deep'] - 3 + excess)],
  ])('is refused at the limit for %s, with the product and its place', async (fault, inside) => {
    const feed = (excess: number) => `${beforeProducts}\n<product id="6"/>\n  <product id="7">${inside(excess)}`;
    await expectRefusal(chunksOf(feed(0)), { fault: 'malformed' });
    await expectRefusal(chunksOf(feed(1)), { fault, place: { line: 3, column: 3, productId: '7' } });
  });

  it('gives the place of an excess outside of products', async () => {
    const comment = `<!--${'x'.repeat(feedLimits['too-long'])}-->`;
    const [first, second] = [
      { line: 1, column: 1 },
      { line: 2, column: 4 },
    ];
    for (const [feed, place] of [
      [comment.slice(0, -3), first],
      [`<offer file_format="IOF" version="3.0">\n<a/>${comment.slice(0, -3)}`, { line: 2, column: 5 }],
      [`<offer file_format="IOF" version="3.0">\n   ${comment.slice(0, -3)}`, second],
    ] as const)
      await expectRefusal(chunksOf(feed), { fault: 'too-long', place: { ...place, productId: null } });
  });

  it('reads a list of any length, with any number of comments', async () => {
    const part = `<product id="7"><a><b c="d"/></a></product>\n <!-- ${'x'.repeat(1000)} -->`.repeat(60);
    const long = async function* () {
      yield Buffer.from(beforeProducts);
      for (let length = 0; length < 3 * feedLimits['too-long']; length += part.length) yield Buffer.from(part);
      yield Buffer.from('</products></offer>');
    };
    const products = await productsOf(long());
    expect(products.length).toBeGreaterThan(2000);
    expect(products[0]).toMatchObject({ length: '<product id="7"><a><b c="d"/></a></product>'.length });
  });

  it('is refused if the disk fails', async () => {
    const failing = async function* () {
      yield* chunksOf('<offer file_format="IOF" version="3.0">');
      throw new Error('EIO');
    };
    await expectRefusal(failing(), { fault: 'unreadable' });
  });
});
