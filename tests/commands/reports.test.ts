import { describe, expect, it } from 'vitest';
import { countTests, filesOfHungWindow, readReport, withSecondRun } from '../../scripts/checks/reports.mjs';
import { noFrames } from '../../scripts/checks/no-frames.mjs';
import { summarise } from '../../scripts/checks/summary.mjs';

const vitest = (...tests: ReadonlyArray<[title: string, status: string]>) =>
  JSON.stringify({
    testResults: [
      {
        name: 'a.test.ts',
        status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
        assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
      },
    ],
  });

const playwright = (statuses: ReadonlyArray<string>, errors: ReadonlyArray<{ message: string }> = []) =>
  JSON.stringify({
    errors,
    suites: [
      {
        title: 'order.spec.ts',
        suites: [
          {
            title: 'a guest',
            specs: [
              { title: 'orders a mug [H-09]', tests: statuses.map((status) => ({ projectName: 'phone', status })) },
            ],
          },
        ],
      },
    ],
  });

const withMessages = JSON.stringify({
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a bag', status: 'passed', failureMessages: [] },
        {
          fullName: 'a mug',
          status: 'failed',
          failureMessages: ['\u001b[31mAssertionError: 1 is not 2\u001b[39m\n    at a.test.ts:1'],
        },
      ],
    },
  ],
});

const count = (text: string, code = 0) => countTests(readReport(text), code);

describe('counting the tests of a report', () => {
  it.each([
    ['passed tests', vitest(['a', 'passed'], ['b', 'passed']), 0, 2, 0],
    ['a failed test', vitest(['a', 'passed'], ['b', 'failed']), 1, 1, 1],
    ['a skipped test as one that failed', vitest(['a', 'passed'], ['b', 'skipped'], ['c', 'todo']), 0, 1, 2],
    ['a run without a test as a failure', vitest(), 0, 0, 1],
    ['an error outside of the tests', vitest(['a', 'passed']), 1, 1, 1],
    ['passed browser tests', playwright(['expected', 'expected']), 0, 2, 0],
    ['a flaky browser test as one that passed', playwright(['expected', 'flaky']), 0, 2, 0],
    ['a skipped browser test as a failure', playwright(['expected', 'skipped']), 0, 1, 1],
    ['an error before the first browser test', playwright([], [{ message: 'no server' }]), 1, 0, 1],
  ])('counts %s', (_, text, code, passed, failed) => {
    expect(count(text, code)).toMatchObject({ passed, failed });
  });

  it('counts a file that fails to load', () => {
    const text = JSON.stringify({
      testResults: [{ name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    });
    expect(count(text, 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(readReport(text).problems).toEqual(['b.test.ts: no such module']);
  });

  it('shows each failure in a line', () => {
    expect(count(withMessages, 1).failures).toEqual(['a mug: AssertionError: 1 is not 2']);
  });

  it('reports each browser test that passed only on retry', () => {
    expect(count(playwright(['expected', 'flaky'])).flaky).toEqual([
      'order.spec.ts a guest orders a mug [H-09] (phone)',
    ]);
  });

  it('shows what a browser test waited for when its time was over', () => {
    const errors = [
      { message: '\u001b[31mTest timeout of 120000ms exceeded.\u001b[39m' },
      { message: 'Error: locator.tap: Test timeout of 120000ms exceeded.\nCall log:\n  - waiting' },
    ];
    const specs = [{ title: 'a tap', tests: [{ projectName: '', status: 'unexpected', results: [{ errors }] }] }];
    expect(count(JSON.stringify({ errors: [], suites: [{ title: 'a.spec.ts', specs }] }), 1).failures).toEqual([
      'a.spec.ts a tap (): Test timeout of 120000ms exceeded. Error: locator.tap: Test timeout of 120000ms exceeded.',
    ]);
  });

  it('counts a runner without a report as a failure', () => {
    expect(countTests(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('keeps the titles above a test', () => {
    expect(readReport(playwright(['expected'])).tests).toEqual([
      { title: 'order.spec.ts a guest orders a mug [H-09] (phone)', isPassed: true },
    ]);
  });
});

describe('the end of a run', () => {
  const outcome = (name: string, passed: number, failed: number) => ({ name, passed, failed, seconds: 1, note: '' });

  it('is one line with the sums, alone and last', () => {
    const { text, code } = summarise([outcome('lint', 1, 0), outcome('unit', 120, 0)]);
    expect(text.split('\n').at(-1)).toBe('121 passed, 0 failed');
    expect(text.match(/^\d+ passed, \d+ failed$/gm)).toHaveLength(1);
    expect(code).toBe(0);
  });

  it('repeats failures before the sums', () => {
    const { text } = summarise([{ ...outcome('unit', 1, 1), failures: ['a mug: 1 is not 2'] }]);
    expect(text).toMatch(/\nunit: a mug: 1 is not 2\n\n1 passed, 1 failed$/);
  });

  it('is a failure when anything failed', () => {
    const { text, code } = summarise([outcome('lint', 0, 1), outcome('unit', 120, 2)]);
    expect(text.split('\n').at(-1)).toBe('120 passed, 3 failed');
    expect(code).toBe(1);
  });

  it('names up to two flaky tests, and fails at a third', () => {
    const withFlaky = (...flaky: ReadonlyArray<string>) => summarise([{ ...outcome('e2e', 9, 0), flaky }]);
    expect(withFlaky('a mug: late', 'a bag: late')).toEqual({
      text: expect.stringMatching(
        /\ne2e, flaky \(.*\): a mug: late\n\n?e2e, flaky \(.*\): a bag: late\n\n9 passed, 0 failed$/,
      ),
      code: 0,
    });
    const third = withFlaky('a mug: late', 'a bag: late', 'a lamp: late');
    expect(third.text).toMatch(/\n6 passed, 3 failed$/);
    expect(third.code).toBe(1);
  });

  it('is a failure when nothing was checked', () => {
    expect(summarise([]).code).toBe(1);
  });
});

describe('a window that hung', () => {
  const file = (name: string, ...messages: ReadonlyArray<string>) => ({
    name,
    status: messages.some(Boolean) ? 'failed' : 'passed',
    assertionResults: messages.map((message, index) => ({
      fullName: `${name} ${index}`,
      status: message ? 'failed' : 'passed',
      failureMessages: message ? [message] : [],
    })),
  });
  const report = (...testResults: ReadonlyArray<ReturnType<typeof file>>) => JSON.stringify({ testResults });
  const wrong = 'AssertionError: [1] is not [3]';

  it.each([`Error: ${noFrames}; a test asked 20312 ms ago.`, 'Error: Test timed out in 60000ms.'])(
    'has its failed files run again: %s',
    (message) => {
      const text = report(file('a', '', wrong), file('b', ''), file('c', message));
      expect(filesOfHungWindow(text)).toEqual(['a', 'c']);
    },
  );

  it('is no reason to run files again that failed otherwise', () => {
    expect(filesOfHungWindow(report(file('a', wrong), file('b', '')))).toEqual([]);
  });

  it('leaves the results of the second run in the place of the first', () => {
    const merged = withSecondRun(report(file('a', wrong, ''), file('b', '')), report(file('a', '', wrong)));
    expect(countTests(readReport(merged), 1)).toMatchObject({ passed: 2, failed: 1 });
  });
});
