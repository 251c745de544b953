import { describe, expect, it } from 'vitest';
import { judgeStart, leastFreeSpace, type StartFacts } from './start-checks.ts';

const https = 'https://sien.example';

function judge(environment: Partial<StartFacts['environment']> = {}, facts: Partial<StartFacts> = {}) {
  return judgeStart({
    environment: { isProduction: true, host: '127.0.0.1', port: 3000, publicUrl: https, ...environment },
    readableByOthers: [],
    room: [{ folder: './data', free: leastFreeSpace }],
    ...facts,
  });
}

const silent = { refusals: [], warnings: [] };

describe('a start in production', () => {
  it('is silent when nothing is wrong', () => {
    expect(judge()).toEqual(silent);
    expect(judge({ host: '0.0.0.0' })).toEqual(silent);
  });

  it('is refused without PUBLIC_URL when the network reaches the shop', () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.7', 'shop.internal']) {
      const { refusals, warnings } = judge({ host, publicUrl: undefined });
      expect(warnings).toEqual([]);
      expect(refusals).toEqual([expect.stringContaining(`HOST is ${host}, which opens the shop to the network`)]);
    }
  });

  it('warns without PUBLIC_URL when only this machine reaches the shop', () => {
    for (const host of ['127.0.0.1', '127.0.0.53', '::1', 'localhost']) {
      const { refusals, warnings } = judge({ host, publicUrl: undefined });
      expect(refusals).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining(`links in mails lead to http://${host}:3000`)]);
    }
  });

  it('is refused with a PUBLIC_URL without https, except of this machine', () => {
    const { refusals } = judge({ publicUrl: 'http://sien.example' });
    expect(refusals).toEqual([expect.stringContaining('PUBLIC_URL is http://sien.example, so passwords')]);
    for (const publicUrl of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'https://sien.example'])
      expect(judge({ publicUrl })).toEqual(silent);
    expect(judge({ publicUrl: 'http://localhost.sien.example' }).refusals).toHaveLength(1);
  });

  it('warns of files that every user can read, with the command that fixes it', () => {
    const { refusals, warnings } = judge({}, { readableByOthers: ['./data', 'data/shop.sqlite'] });
    expect(refusals).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('chmod go-rwx ./data data/shop.sqlite')]);
  });

  it('warns of a disk with less than 500 MB', () => {
    const { warnings } = judge({}, { room: [{ folder: '/srv/sien', free: leastFreeSpace - 1 }] });
    expect(warnings).toEqual([expect.stringContaining('Only 499 MB are free where /srv/sien lies')]);
  });
});

it('a start elsewhere is never refused and warns of nothing', () => {
  expect(
    judge(
      { isProduction: false, host: '0.0.0.0', publicUrl: undefined },
      { readableByOthers: ['./data'], room: [{ folder: './data', free: 0 }] },
    ),
  ).toEqual(silent);
});
