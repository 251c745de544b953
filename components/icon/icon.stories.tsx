import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Icon, icons } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Icon',
  component: Icon,
  args: { shape: icons.bag },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Named: Story = { args: { shape: icons.truck, label: 'Wysyłka dziś' } };
export const Filled: Story = { args: { shape: icons.heart, isFilled: true } };

/** The whole set, and the three sizes. */
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={32}>
      <Grid columns={[2, 4, 6, 6]} space={16}>
        {Object.entries(icons).map(([name, shape]) => (
          <Inline key={name} space={8}>
            <Icon shape={shape} />
            <Text as="span" look="small">
              {name}
            </Text>
          </Inline>
        ))}
      </Grid>
      <Inline>
        <Icon shape={icons.heart} size={16} />
        <Icon shape={icons.heart} size={20} />
        <Icon shape={icons.heart} size={24} />
        <Icon shape={icons.heart} isFilled />
        <Icon shape={icons.star} label="pełna gwiazdka" />
        <Icon shape={icons.starHalf} label="pół gwiazdki" />
        <Icon shape={icons.starOutline} label="pusta gwiazdka" />
      </Inline>
    </Stack>
  ),
  // Half of the stroke reaches beyond the path, so the path stays that far inside the grid of 24.
  play: async ({ canvasElement }) => {
    for (const path of canvasElement.querySelectorAll('path')) {
      const { x, y, width, height } = path.getBBox();
      await expect([x, y, 24 - x - width, 24 - y - height].filter((room) => room < 0.75)).toEqual([]);
    }
  },
};
