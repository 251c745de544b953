// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { byRole, mount } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { SkipLink } from './index.ts';

describe('SkipLink', () => {
  it('leads to the content', () => {
    const { container } = mount(<SkipLink />);
    expect(byRole(container, 'link', 'Przejdź do treści').getAttribute('href')).toBe('#content');
  });

  it('leads elsewhere in other words', () => {
    const { container } = mount(<SkipLink targetId="filtry">Przejdź do filtrów</SkipLink>);
    expect(byRole(container, 'link', 'Przejdź do filtrów').getAttribute('href')).toBe('#filtry');
  });

  it('is in English on English pages', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <SkipLink />
      </TextsProvider>,
    );
    expect(byRole(container, 'link').textContent).toBe('Skip to content');
  });
});
