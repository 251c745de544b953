// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../../components/image/sample-picture.ts';
import { ProductGallery } from './index.ts';

const show = (...alts: string[]) => {
  const pictures = alts.map((alt, index) => ({ id: String(index + 1), source: samplePicture, alt }));
  document.body.innerHTML = renderToStaticMarkup(<ProductGallery pictures={pictures} />);
};

describe('ProductGallery', () => {
  it('names each thumbnail by its place and links its picture without a script', () => {
    show('Kubek z przodu', 'Kubek z boku');
    const links = [...document.querySelectorAll('nav a')];
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Zdjęcie 1 z 2', 'Zdjęcie 2 z 2']);
    const shown = links.map((link) => document.querySelector(link.getAttribute('href')!)?.querySelector('img')?.alt);
    expect(shown).toEqual(['Kubek z przodu', 'Kubek z boku']);
  });

  it('scrolls by keyboard with several pictures, and has no thumbnails for one', () => {
    show('Kubek z przodu', 'Kubek z boku');
    expect(document.querySelector('section[aria-label="Zdjęcia produktu"]')?.getAttribute('tabindex')).toBe('0');
    show('Kubek z przodu');
    expect(document.querySelector('section[aria-label="Zdjęcia produktu"]')?.hasAttribute('tabindex')).toBe(false);
    expect(document.querySelector('nav')).toBeNull();
  });

  it('loads the first picture at once and the others lazily', () => {
    show('Kubek z przodu', 'Kubek z boku');
    const pictures = [...document.querySelectorAll<HTMLImageElement>('figure img')];
    expect(pictures.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });
});
