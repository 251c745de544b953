import { describe, expect, it } from 'vitest';
import { isForged, type ForgeryEvidence } from './forgery.ts';

const own = 'https://sien.example';
const post = (evidence: Partial<ForgeryEvidence>): ForgeryEvidence => ({
  method: 'POST',
  secFetchSite: undefined,
  origin: undefined,
  hasCookie: true,
  ...evidence,
});

describe('forged requests', () => {
  it.each([
    ['our own form', post({ secFetchSite: 'same-origin', origin: own }), false],
    ['our own form in an old browser', post({ origin: own }), false],
    ['a foreign page', post({ secFetchSite: 'cross-site', origin: 'https://evil.example' }), true],
    ['a foreign page in an old browser', post({ origin: 'https://evil.example' }), true],
    ['a sister domain', post({ secFetchSite: 'same-site', origin: 'https://blog.sien.example' }), true],
    ['the same host over http', post({ origin: 'http://sien.example' }), true],
    ['a sandboxed frame', post({ origin: 'null' }), true],
    ['a foreign page that forges one header only', post({ secFetchSite: 'cross-site', origin: own }), true],
    ['same-origin with a foreign origin', post({ secFetchSite: 'same-origin', origin: 'https://evil.example' }), true],
    ['no browser and a cookie', post({}), true],
    ['a link of ours in an old browser', post({ referrer: `${own}/basketedit.php` }), false],
    ['a foreign link in an old browser', post({ referrer: 'https://evil.example/https://sien.example/' }), true],
    ['a foreign link without a page', post({ referrer: 'about:blank' }), true],
    ['our page with a foreign origin', post({ referrer: `${own}/`, origin: 'https://evil.example' }), true],
    ['no browser and no cookie', post({ hasCookie: false }), false],
    ['a foreign page without a cookie', post({ hasCookie: false, origin: 'https://evil.example' }), true],
    ['DELETE from a foreign page', post({ method: 'DELETE', origin: 'https://evil.example' }), true],
    ['reading', post({ method: 'GET', secFetchSite: 'cross-site' }), false],
    ['a HEAD request', post({ method: 'HEAD', secFetchSite: 'cross-site' }), false],
  ])('%s', (_, evidence, expected) => {
    expect(isForged(evidence, own)).toBe(expected);
  });
});
