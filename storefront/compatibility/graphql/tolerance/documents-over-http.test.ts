import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { expect, it } from 'vitest';
import { seeded } from '../../../platform/protection/testing/random.ts';
import { engines } from '../../../store/testing/stores.ts';
import { describeOnEngines } from '../../../testing/running-shop.ts';
import { send, type GraphqlAnswer } from '../testing/ask.ts';
import { clientDocuments, clientFragments } from '../testing/client-documents.ts';
import { grown } from '../testing/grown-documents.ts';

const originals = Object.entries(clientDocuments).map(([name, text]) => {
  const [document] = Object.values(separateOperations(parse(text + clientFragments)));
  if (!document) throw new Error('A document has an operation.');
  return { name, document };
});

/** The shop's own refusals have numbers: an order of an empty basket is answered, as it is without unknown names. */
const isAnswered = (data: unknown, errors: GraphqlAnswer['errors'] = []) =>
  data !== null && data !== undefined && errors.every(({ code }) => /^\d+$/.test(code));

/** The audit sends 10,000, and stores the results; each document comes once here. */
const count = Number(process.env['DOCUMENTS'] ?? originals.length);
const report = process.env['DOCUMENTS_REPORT'];

describeOnEngines(
  'documents of existing clients with unknown names',
  (shop) => {
    it(
      `${count} of them, over HTTP: none is refused whole, none is a fault`,
      { timeout: 60_000 + count * 100 },
      async () => {
        const random = seeded(20_261_126);
        const tally = { documents: count, answered: 0, beyondLimits: 0, unknownNames: 0, refused: [] as string[] };
        for (let index = 0; index < count; index += 1) {
          const { name, document } = originals[index % originals.length]!;
          const query = grown(document, random);
          tally.unknownNames += new Set(query.match(/unknown_\w+/g)).size;
          // oxlint-disable-next-line no-await-in-loop -- a client asks one after the other; the shop must not be busy
          const response = await send(shop(), JSON.stringify({ query }));
          // oxlint-disable-next-line no-await-in-loop -- the answer of this request
          const { data, errors } = (await response.json()) as GraphqlAnswer;
          // A fragment that is spread often may grow beyond the limits, which hold for unknown fields as well.
          if (errors?.[0]?.code === 'QUERY_LIMIT_EXCEEDED') tally.beyondLimits += 1;
          else if (response.status === 200 && isAnswered(data, errors)) tally.answered += 1;
          else
            tally.refused.push(`${name} (${index}): ${response.status} ${JSON.stringify(errors)} ${print(document)}`);
        }
        expect(tally.refused).toEqual([]);
        expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
        expect(tally.answered).toBeGreaterThan(count * 0.9);
        expect(tally.unknownNames).toBeGreaterThan(count);
        if (!report) return;
        mkdirSync(dirname(report), { recursive: true });
        writeFileSync(`${report}.${shop().store.engine}.json`, `${JSON.stringify(tally, null, 2)}\n`);
      },
    );
  },
  engines,
);
