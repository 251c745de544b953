import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { expect, it } from 'vitest';
import { seeded } from '../../../platform/protection/testing/random.ts';
import { engines } from '../../../store/testing/stores.ts';
import { describeOnEngines } from '../../../testing/running-shop.ts';
import { send, type GraphqlAnswer } from '../testing/ask.ts';
import { clientDocuments, clientFragments } from '../testing/client-documents.ts';
import { grown, parted } from '../testing/grown-documents.ts';

const originals = Object.entries(clientDocuments).map(([name, text]) => {
  const [document] = Object.values(separateOperations(parse(text + clientFragments)));
  if (!document) throw new Error('A document has an operation.');
  return { name, document };
});

/**
 * What an answer says without its unknown fields. Numbers count alike: a new list has a new id, and `took` is a time. The shop's own
 * refusals are answers as well: an order of an empty basket.
 */
const said = ({ data, errors = [] }: GraphqlAnswer) => {
  const { rest, unknown } = parted(data);
  const answer = { rest, errors: errors.map(({ code }) => code), isUnknownNull: unknown.every((one) => one === null) };
  return JSON.stringify(answer, (_, value: unknown) => (typeof value === 'number' ? 0 : value));
};

/** The audit sends 10,000, and stores the results; each document comes once here. */
const count = Number(process.env['DOCUMENTS'] ?? originals.length);
const report = process.env['DOCUMENTS_REPORT'];

describeOnEngines(
  'documents of existing clients with unknown names',
  (shop) => {
    const ask = async (query: string) => {
      const response = await send(shop(), JSON.stringify({ query }));
      return { status: response.status, answer: (await response.json()) as GraphqlAnswer };
    };

    it(
      `${count} of them, over HTTP: each is answered like the one without, none is a fault`,
      { timeout: 60_000 + count * 100 },
      async () => {
        const expected: string[] = [];
        for (const { document } of originals) {
          // Some say another thing the first time: a subscription that is known then.
          await ask(print(document));
          expected.push(said((await ask(print(document))).answer));
        }
        const random = seeded(20_261_126);
        const tally = { documents: count, answered: 0, beyondLimits: 0, unknownNames: 0, refused: [] as string[] };
        for (let index = 0; index < count; index += 1) {
          const { name, document } = originals[index % originals.length]!;
          const query = grown(document, random);
          tally.unknownNames += new Set(query.match(/unknown_\w+/g)).size;
          const { status, answer } = await ask(query);
          // A fragment that is spread often may grow beyond the limits, which hold for unknown fields as well.
          if (answer.errors?.[0]?.code === 'QUERY_LIMIT_EXCEEDED') tally.beyondLimits += 1;
          else if (status === 200 && said(answer) === expected[index % originals.length]) tally.answered += 1;
          else tally.refused.push(`${name} (${index}): ${status} ${JSON.stringify(answer).slice(0, 2000)} <- ${query}`);
        }
        if (report) {
          mkdirSync(dirname(report), { recursive: true });
          writeFileSync(`${report}.${shop().store.engine}.json`, `${JSON.stringify(tally, null, 2)}\n`);
        }
        expect(tally.refused).toEqual([]);
        expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
        expect(tally.answered).toBeGreaterThan(count * 0.9);
        expect(tally.unknownNames).toBeGreaterThan(count);
      },
    );
  },
  engines,
);
