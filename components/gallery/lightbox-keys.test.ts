import { describe, expect, it } from 'vitest';
import { deedOf } from './lightbox-keys.ts';
import { nextZoom } from './zoom-steps.ts';

describe('the keys of the lightbox', () => {
  it.each([
    ['ArrowLeft', { kind: 'go', by: -1 }, { kind: 'pan', x: -1, y: 0 }],
    ['ArrowRight', { kind: 'go', by: 1 }, { kind: 'pan', x: 1, y: 0 }],
    ['ArrowUp', undefined, { kind: 'pan', x: 0, y: -1 }],
    ['ArrowDown', undefined, { kind: 'pan', x: 0, y: 1 }],
    ['PageUp', { kind: 'go', by: -1 }, { kind: 'go', by: -1 }],
    ['PageDown', { kind: 'go', by: 1 }, { kind: 'go', by: 1 }],
    ['Home', { kind: 'goTo', end: 'first' }, { kind: 'goTo', end: 'first' }],
    ['End', { kind: 'goTo', end: 'last' }, { kind: 'goTo', end: 'last' }],
    ['+', { kind: 'zoom', by: 1 }, { kind: 'zoom', by: 1 }],
    ['=', { kind: 'zoom', by: 1 }, { kind: 'zoom', by: 1 }],
    ['-', { kind: 'zoom', by: -1 }, { kind: 'zoom', by: -1 }],
    ['Tab', undefined, undefined],
  ])('%s does one thing over a whole picture and maybe another over an enlarged one', (key, whole, enlarged) => {
    expect(deedOf(key)).toEqual(whole);
    expect(deedOf(key, { isZoomed: true })).toEqual(enlarged);
  });

  it('follow the reading direction between pictures and the screen over an enlarged one', () => {
    expect(deedOf('ArrowLeft', { isMirrored: true })).toEqual({ kind: 'go', by: 1 });
    expect(deedOf('ArrowRight', { isMirrored: true })).toEqual({ kind: 'go', by: -1 });
    expect(deedOf('ArrowLeft', { isMirrored: true, isZoomed: true })).toEqual({ kind: 'pan', x: -1, y: 0 });
  });
});

describe('the steps of the zoom', () => {
  it('have a first and a last one', () => {
    expect([nextZoom('1', 1), nextZoom('1.5', 1), nextZoom('4', 1)]).toEqual(['1.5', '2', null]);
    expect([nextZoom('4', -1), nextZoom('1.5', -1), nextZoom('1', -1)]).toEqual(['3', '1', null]);
  });
});
