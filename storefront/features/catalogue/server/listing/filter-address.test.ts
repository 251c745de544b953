import { describe, expect, it } from 'vitest';
import { filterAddress, readFilters } from './filter-address.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters in the address of a list', () => {
  it.each([
    ['pricelimitmin=50', { price: { from: 50_00 } }],
    ['pricelimitmax=199', { price: { to: 199_00 } }],
    ['pricelimitmin=50&pricelimitmax=199.50', { price: { from: 50_00, to: 199_50 } }],
    ['pricelimitmax=0,99', { price: { to: 99 } }],
    ['filter_12=3', { parameters: [{ id: 12, values: [3] }] }],
    ['filter_12=3,4', { parameters: [{ id: 12, values: [3, 4] }] }],
    ['filter_12=3&filter_12=4&filter_12=3', { parameters: [{ id: 12, values: [3, 4] }] }],
    [
      'filter_12=3&filter_7=1',
      {
        parameters: [
          { id: 12, values: [3] },
          { id: 7, values: [1] },
        ],
      },
    ],
    ['filter_producer=2,5', { producers: [2, 5] }],
    ['filter_size=m,140-200', { sizes: ['m', '140-200'] }],
    ['filter_availability=today', { availability: ['today'] }],
    ['filter_availability=today,available', { availability: ['available', 'today'] }],
  ])('%s asks for %j', (query, filters) => expect(read(query)).toEqual(filters));

  it.each([
    '',
    'pricelimitmin=',
    'pricelimitmin=-5',
    'pricelimitmin=abc',
    'pricelimitmin=1e9',
    'pricelimitmax=99999999',
    'pricelimitmax=1.234',
    'filter_12=',
    'filter_12=abc',
    'filter_12=-1',
    'filter_12=,,',
    'filter_=1',
    'filter_colour=1',
    'filter_producer=x',
    'filter_availability=never',
    'filter_99999999999999999999=1',
  ])('%s asks for nothing', (query) => expect(read(query)).toEqual({}));

  it('reads no more values than a statement accepts', () => {
    const many = Array.from({ length: 5000 }, (_, index) => index).join(',');
    expect(read(`filter_3=${many}`).parameters![0]!.values).toHaveLength(100);
    expect(read(`filter_size=${many}`).sizes).toHaveLength(100);
  });

  it('limits the values of all filters to what a page can show: each is a link with the others', () => {
    const parameters = Array.from({ length: 1000 }, (_, index) => `filter_${index + 1}=1,2,3,4,5,6,7,8,9`);
    const filters = read(`filter_producer=1,2,3&filter_size=m&${parameters.join('&')}`);
    const values = filters.parameters!.flatMap((one) => one.values);
    expect([filters.producers!.length, filters.sizes!.length, values.length]).toEqual([3, 1, 96]);
    expect(read(parameters.map((one) => one.replace(/,.*/, '')).join('&')).parameters).toHaveLength(20);
  });

  it('are read back as written', () => {
    const filters = {
      price: { from: 12_50, to: 99_00 },
      producers: [2, 5],
      sizes: ['m', '140-200'],
      availability: ['available'],
      parameters: [
        { id: 12, values: [3, 4] },
        { id: 70, values: [1] },
      ],
    } as const;
    expect(filterAddress(filters)['pricelimitmin']).toBe('12.5');
    expect(readFilters(new URLSearchParams(filterAddress(filters)))).toEqual(filters);
    expect(filterAddress({})).toEqual({});
  });
});
