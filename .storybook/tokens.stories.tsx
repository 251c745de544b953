import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorPairs, measuredThemes } from '../tokens/pairs.ts';
import type { MeasuredTheme } from '../tokens/pairs.ts';
import { densities, themes } from '../tokens/themes.ts';
import { Colors as ColorsPage } from './tokens-colors.tsx';
import { Contrast as ContrastPage } from './tokens-contrast.tsx';
import {
  Conditions as ConditionsPage,
  Sizes as SizesPage,
  Space as SpacePage,
  Type as TypePage,
} from './tokens-measures.tsx';
import { Modes as ModesPage } from './tokens-modes.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Zaczynamy/Motywy i tokeny',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modes: Story = {
  tags: ['every-theme'],
  render: () => <ModesPage />,
  play: async ({ canvasElement }) => {
    for (const theme of measuredThemes) {
      const part = canvasElement.querySelector(`[data-theme="${theme}"]`)!;
      const shown = document.createElement('i');
      // As a background, which forced colours replace on both alike.
      shown.style.backgroundColor = themes[theme].color.page;
      part.append(shown);
      await expect(getComputedStyle(part).backgroundColor).toBe(getComputedStyle(shown).backgroundColor);
      shown.remove();
    }
    for (const density of ['comfortable', 'compact'] as const) {
      const part = canvasElement.querySelector(`[data-density="${density}"]`)!;
      const [button, , heart] = [...part.querySelectorAll('button')].map((one) => `${one.offsetHeight}px`);
      await expect([button, heart]).toEqual([densities[density].control, densities[density].touch]);
    }
  },
};
export const Colors: Story = { render: () => <ColorsPage /> };

/** Each pair is there once, none below its minimum. */
const contrastIn = (theme: MeasuredTheme): Story => ({
  render: () => <ContrastPage theme={theme} />,
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('tbody tr')];
    await expect(rows).toHaveLength(colorPairs.length);
    const tooWeak = rows.filter((row) => {
      const [, ratio = 0, bar = Infinity] = [...row.querySelectorAll('td')].map((cell) =>
        Number.parseFloat(cell.textContent ?? ''),
      );
      return !(ratio >= bar);
    });
    await expect(tooWeak).toEqual([]);
  },
});
export const ContrastInLight = contrastIn('light');
export const ContrastInDark = contrastIn('dark');
export const ContrastInHighContrast = contrastIn('high-contrast');
export const ContrastInDarkHighContrast = contrastIn('dark-high-contrast');
export const Type: Story = { render: () => <TypePage /> };
export const Space: Story = { render: () => <SpacePage /> };
export const Sizes: Story = { render: () => <SizesPage /> };
export const Conditions: Story = { render: () => <ConditionsPage /> };
