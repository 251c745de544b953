// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Text } from './index.ts';

describe('Text', () => {
  it('is a paragraph by default', () => {
    const { container } = mount(<Text>Dobre na co dzień</Text>);
    expect(container.querySelector('p')?.textContent).toBe('Dobre na co dzień');
  });

  it('renders the given element, with its attributes', () => {
    const { container } = mount(
      <Text as="time" id="data" lang="pl">
        21 listopada
      </Text>,
    );
    expect(container.querySelector('time#data')?.getAttribute('lang')).toBe('pl');
  });

  it('looks different by role, tone and each of its marks', () => {
    const { container } = mount(
      <>
        <Text />
        <Text look="lead" />
        <Text tone="muted" />
        <Text isStrong />
        <Text isNumeric />
        <Text isStruck />
        <Text isUnbroken />
      </>,
    );
    const looks = [...container.querySelectorAll('p')].map((element) => element.className);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('takes no class and no style', () => {
    // @ts-expect-error looks are asked for by meaning
    const styled = <Text className="moja" />;
    expect(mount(styled).container.querySelector('p')?.classList.contains('moja')).toBe(false);
  });
});
