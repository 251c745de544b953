import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../reference/define.ts';
import type { Visitor } from '../../reference/asking/visitor.ts';
import { site } from '../../shop.ts';
import { enginesInTurn } from '../../store/testing/stores.ts';
import { graphqlCall } from '../../compatibility/graphql/index.ts';
import { fromForeignPage, invalidDocuments, invalidForms } from './alterations.ts';
import { changingCases, type Asked } from './cases.ts';
import { neverRefused, numbered, readingCalls } from './exceptions.ts';
import { englishIn, saidBy } from '../../testing/english.ts';
import { openShopCopies, type ShopCopies, type Visit } from './shop-copies.ts';

const { calls, lacks } = await changingCases();
const done = calls.flatMap((call) => call.done);

it('every mutation, call and form that changes something documents its replay', () => {
  expect(lacks).toEqual([]);
  const names = (site.calls ?? []).filter((call) => call !== graphqlCall).map(({ name }) => name);
  const changing = calls.flatMap(({ kind, name }) => (kind === 'ajax' ? [name] : []));
  expect(names.toSorted()).toEqual([...readingCalls, ...changing].toSorted());
  expect(calls.filter(({ refused }) => refused.length === 0).map(({ name }) => name)).toEqual([...neverRefused]);
});

interface Answer {
  readonly status: number;
  /** The target page of the redirect, if any. */
  readonly text: string;
}

/** Sends; if a page must confirm it, follows the redirect like browsers. */
async function send(visitor: Visitor, request: HttpRequest, { says }: Pick<Asked, 'kind' | 'says'>): Promise<Answer> {
  const answer = await visitor.send(request);
  const location = answer.headers.get('location');
  const text = await answer.text();
  if (location === null || says === undefined) return { status: answer.status, text };
  return { status: answer.status, text: await (await visitor.send({ path: location })).text() };
}

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

/** Whether the response confirms success; `says` is the text of a page. */
function isDone({ kind, says = '' }: Pick<Asked, 'kind' | 'says'>, { status, text }: Answer): boolean {
  switch (kind) {
    case 'mutations': {
      const { data, errors } = JSON.parse(text) as { data?: Record<string, object | null>; errors?: unknown };
      // Some of several items may be refused.
      const answers = Object.values(data ?? {}).map((one) => ({ ...one, results: undefined }));
      return status === 200 && errors === undefined && !JSON.stringify(answers).includes('"status":"error"');
    }
    case 'ajax':
      return status === 200 && !/"(?:error|errno|errors)":(?!0|""|\[\]|null)|"errdesc"|"status":"error"/.test(text);
    case 'forms':
      return status < 400 && words(text).includes(words(says));
  }
}

/** A page shows the reason, with any status; a program gets it by the status or in its format. */
const isRefused = (asked: Asked, { status, text }: Answer): boolean =>
  asked.says === undefined
    ? status >= 400 || (asked.kind !== 'forms' && !isDone(asked, { status, text }))
    : words(text).includes(words(asked.says));

/** What a shopper reads of an answer: programs show its messages, and no codes. */
const sentencesOf = (kind: Asked['kind'], text: string): string =>
  kind === 'forms' && text.startsWith('<')
    ? saidBy(text)
    : [...text.matchAll(/"(?:message|msg|text|title)":\s*"((?:[^"\\]|\\.)*)"/g)].map(([, said]) => said).join('\n');

/** A basket gets another version with every write, even an equal one. */
const unversioned = (everything: string): string => everything.replaceAll(/^(baskets .*"updated_at":)\d+/gm, '$1');

describe.each(enginesInTurn('changing calls'))('what changes something, on %s', (engine) => {
  let shops: ShopCopies;
  beforeAll(async () => {
    shops = await openShopCopies(engine);
  });
  afterAll(() => shops.close());

  it.each(done)(
    '$name, “$title”: not from elsewhere, not in wrong types, done, and $row.replay by a replay',
    async (asked) => {
      await shops.visit(numbered.has(asked.name), async (visit) => {
        const { visitor, everything, own } = visit;
        const request = await asked.prepare(visitor);
        const before = await everything();
        await expectRejected(asked, request, visit, before);

        const whole = { ...asked, ...(asked.says !== undefined && { says: own(asked.says) }) };
        const first = await send(visitor, request, whole);
        expect(isDone(whole, first), first.text).toBe(true);
        const after = await everything();
        expect(after === before).toBe(asked.row.changesNothing ?? false);

        // A page may report an existing state in other words.
        const { kind, row } = asked;
        const expected = row.replay === 'nothing' ? { kind } : whole;
        const second = await send(visitor, request, expected);
        expect(isDone(expected, second), second.text).toBe(row.replay !== 'refused');
        expect(unversioned(await everything()) === unversioned(after)).toBe(row.replay !== 'again');
      });
    },
  );

  it.each(calls.filter(({ refused }) => refused.length > 0))(
    '$name refuses in Polish, and nothing changes [X-16 part]',
    async ({ name, done: taken, refused }) => {
      await shops.visit(numbered.has(name), async (visit) => {
        const { visitor, everything } = visit;
        // An earlier call may have changed the visitor: the next refusal needs a new one.
        const alone = refused.filter(({ isAlone }) => isAlone);
        for (const asked of [...alone, ...refused.filter(({ isAlone }) => !isAlone).slice(0, 1)]) {
          const request = await asked.prepare(visitor);
          const before = await everything();
          // A call that never succeeds has no other example for wrong requests.
          if (taken.length === 0) await expectRejected(asked, request, visit, before);
          const answer = await send(visitor, request, asked);
          expect([asked.title, isRefused(asked, answer), answer.status < 500]).toEqual([asked.title, true, true]);
          expect(englishIn(sentencesOf(asked.kind, answer.text)), asked.title).toEqual([]);
          expect(await everything(), asked.title).toBe(before);
        }
      });
    },
  );
});

/** Requests from a foreign page, or with wrong types, all fail. */
async function expectRejected(asked: Asked, request: HttpRequest, visit: Visit, before: string): Promise<void> {
  const forged = await visit.altered(fromForeignPage, () => visit.visitor.send(request));
  if (asked.kind === 'mutations') {
    expect(await forged.json()).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] });
  } else {
    expect(forged.status).toBe(403);
  }
  await sendInvalid(asked, request, visit);
  expect(await visit.everything(), 'a foreign page or wrong types changed something').toBe(before);
}

/** The schema knows most types; some, such as kinds of clients, only the call. */
const typeError = expect.objectContaining({
  code: expect.stringMatching(/^(?:GRAPHQL_VALIDATION_FAILED|BAD_USER_INPUT)$/),
});

async function sendInvalid({ kind }: Asked, request: HttpRequest, visit: Visit): Promise<void> {
  const { visitor } = visit;
  if (kind === 'mutations') {
    const { query } = JSON.parse(request.body!) as { query: string };
    for (const document of invalidDocuments(query)) {
      const answer = await visitor.send({ ...request, body: JSON.stringify({ query: document }) });
      const { data, errors } = (await answer.json()) as {
        data?: Record<string, unknown>;
        errors?: ReadonlyArray<unknown>;
      };
      expect([document, answer.status, errors?.[0]]).toEqual([document, 200, typeError]);
      expect(Object.values(data ?? {}).filter((one) => one !== null)).toEqual([]);
    }
    return;
  }
  for (const [title, alter] of Object.entries(invalidForms)) {
    const isByAddress = request.form === undefined;
    if (isByAddress && title !== 'lists in place of texts') continue;
    const answer = await visit.altered(alter, () => visitor.send(request));
    await answer.text();
    expect([title, answer.status < 500]).toEqual([title, true]);
  }
}
