import { describe, expect, it } from 'vitest';
import { longestText, readListing } from './index.ts';

const read = (query: string) => readListing(new URLSearchParams(query), 2);

describe('the address of a list', () => {
  it.each<[string, number | null]>([
    ['', 0],
    ['counter=', 0],
    ['counter=0', 0],
    ['counter=3', 3],
    ['counter=abc', null],
    ['counter=-1', null],
    ['counter=1.5', null],
    ['counter=99999999999999999999', null],
  ])('%s is page %s, from 0', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  it.each<[string, string, boolean]>([
    ['', 'default', false],
    ['sort=price&order=a', 'price-a', false],
    ['sort=price&order=d', 'price-d', false],
    ['sort=price', 'price-a', false],
    ['sort=date&order=d', 'newest', false],
    ['sort=name', 'name', false],
    ['sort=xyz&order=q', 'default', false],
    ['sort=price-d', 'price-d', true],
    ['sort=default', 'default', true],
  ])('%s sorts by %s, sent by the select: %s', (query, key, isFromForm) => {
    const request = read(query);
    expect([request.sort.key, request.isFromForm]).toEqual([key, isFromForm]);
  });

  it.each<[string, string, string | null]>([
    ['kubek', 'kubek', null],
    ['  kubek \t Poranek ', 'kubek Poranek', null],
    ['kubek\u0000\u0007\u200B', 'kubek', null],
    ['\u0000\u001F', '', null],
    ['a', 'a', 'tooShort'],
    ['ab', 'ab', null],
    ['x'.repeat(longestText), 'x'.repeat(longestText), null],
    ['x'.repeat(5000), 'x'.repeat(longestText), 'tooLong'],
  ])('reads the text %j', (text, expected, problem) => {
    const request = readListing(new URLSearchParams({ text }), 2);
    expect([request.text, request.problem]).toEqual([expected, problem]);
  });

  it.each([
    ['promo=y', 'promotion'],
    ['discount=y', 'promotion'],
    ['newproducts=y', 'new'],
    ['bestseller=y', 'bestseller'],
    ['distinguished=y', 'distinguished'],
    ['special=y', 'special'],
    ['promo=n', null],
  ])('%s asks for the special list %s', (query, special) => {
    expect(read(query).special).toBe(special);
  });

  it('has its filters beside text and sort', () => {
    const { text, sort, filters } = read('text=kubek&sort=price&order=d&filter_3=7&pricelimitmax=100');
    expect([text, sort.key, filters]).toEqual([
      'kubek',
      'price-d',
      { price: { to: 100_00 }, parameters: [{ id: 3, values: [7] }] },
    ]);
  });
});
