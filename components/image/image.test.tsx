// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Image } from './index.ts';
import type { ImageSource } from './index.ts';

const cup: ImageSource = {
  base: '/pictures/1001-1',
  width: 1200,
  height: 900,
  widths: { avif: [160, 320, 640, 1200], webp: [320, 640, 1200], jpg: [320, 640, 1200] },
};
const phone: ImageSource = {
  base: '/pictures/1001-1-phone',
  width: 800,
  height: 720,
  widths: { avif: [400, 800], webp: [], jpg: [400, 800] },
};

const img = (container: HTMLElement) => container.querySelector('img')!;
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map((source) => [source.media, source.type, source.getAttribute('srcset')]);

describe('Image', () => {
  it('offers the best format that it has, and JPEG for all others', () => {
    const { container } = mount(<Image source={cup} alt="Kubek" sizes="50vw" />);
    expect(sources(container).filter(([media]) => media === '')).toEqual([
      [
        '',
        'image/avif',
        '/pictures/1001-1-160.avif 160w, /pictures/1001-1-320.avif 320w, /pictures/1001-1-640.avif 640w, /pictures/1001-1-1200.avif 1200w',
      ],
    ]);
    expect(img(container).getAttribute('src')).toBe('/pictures/1001-1-640.jpg');
    const withoutAvif: ImageSource = { ...cup, widths: { ...cup.widths, avif: [] } };
    const other = mount(<Image source={withoutAvif} alt="Kubek" sizes="50vw" />).container;
    expect(sources(other).map(([, type]) => type)).toEqual(['image/webp', 'image/webp']);
  });

  it('offers only the small variant below 420 px [L-13 part]', () => {
    const { container } = mount(<Image source={cup} alt="Kubek" sizes="50vw" />);
    const small = sources(container).filter(([media]) => media?.includes('419.98px'));
    expect(small.map(([, , set]) => set)).toEqual([
      '/pictures/1001-1-160.avif 160w, /pictures/1001-1-320.avif 320w, /pictures/1001-1-640.avif 640w',
    ]);
    // The browser takes the first source that holds: the small one must come first.
    expect(sources(container).slice(0, 1)).toEqual(small);
  });

  it('offers only the small variant below 420 px of a picture that exists as JPEG alone too [L-13 part]', () => {
    const plain: ImageSource = { ...cup, widths: { avif: [], webp: [], jpg: [400, 840, 1600] } };
    const { container } = mount(<Image source={plain} alt="Kubek" sizes="50vw" />);
    expect(sources(container)).toEqual([
      [
        'screen and (max-width: 419.98px)',
        'image/jpeg',
        '/pictures/1001-1-400.jpg 400w, /pictures/1001-1-840.jpg 840w',
      ],
    ]);
  });

  it('shows another crop below a viewport level, in its own shape', () => {
    const { container } = mount(<Image source={cup} crops={[{ below: 2, source: phone }]} alt="" sizes="100vw" />);
    const below2 = sources(container).filter(([media]) => media?.includes('756.98px'));
    expect(below2.map(([, type]) => type)).toEqual(['image/avif']);
    expect([...container.querySelectorAll('source')].map((each) => each.getAttribute('height'))).toEqual([
      '720',
      '720',
      null,
    ]);
    expect(sources(container)[0]?.[2]).toContain('/pictures/1001-1-phone-400.avif');
  });

  it('reserves its place by width and height attributes, without inline styles', () => {
    const { container } = mount(<Image source={cup} alt="Kubek" sizes="50vw" ratio="1:1" />);
    expect([img(container).getAttribute('width'), img(container).getAttribute('height')]).toEqual(['1200', '900']);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('loads lazily, unless it is the first thing seen [L-13 part]', () => {
    const attributes = (isPriority: boolean) => {
      const image = img(mount(<Image source={cup} alt="" sizes="50vw" isPriority={isPriority} />).container);
      return [image.getAttribute('loading'), image.getAttribute('fetchpriority')];
    };
    expect(attributes(false)).toEqual(['lazy', null]);
    expect(attributes(true)).toEqual(['eager', 'high']);
  });

  it('writes sizes from the widest level to the narrowest', () => {
    const { container } = mount(<Image source={cup} alt="" sizes={{ 1: '50vw', 2: '33vw', 4: '320px' }} />);
    expect(img(container).sizes).toBe('(min-width: 1200px) 320px, (min-width: 757px) 33vw, 50vw');
  });

  it('requires an alternative text, which may be empty', () => {
    expect(img(mount(<Image source={cup} alt="" sizes="50vw" />).container).getAttribute('alt')).toBe('');
    // @ts-expect-error a picture without alternative text is read by its file name
    void (<Image source={cup} sizes="50vw" />);
  });

  it('rejects a picture without a JPEG for old browsers', () => {
    const bare = { ...cup, widths: { ...cup.widths, jpg: [] } };
    expect(() => mount(<Image source={bare} alt="" sizes="50vw" />)).toThrow('has no JPEG');
  });
});
