import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Divider } from '../divider/index.ts';
import { Grid } from './index.ts';

const cells = Array.from({ length: 8 }, (_, index) => (
  <Stack key={index} space={8}>
    <Divider tone="ink" />
    <Text look="small">Pole {index + 1}</Text>
  </Stack>
));

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Grid',
  component: Grid,
  args: { columns: [2, 3, 3, 4], children: cells },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The product grid: 2, 3, 3, 4 columns. */
export const Products: Story = { args: { columns: [2, 3, 3, 4], isOfProducts: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={40}>
      {(['7:5', '8:4', '4:8', '6:6', 'filters', 'account'] as const).map((split) => (
        <Grid key={split} split={split}>
          <Stack space={8}>
            <Divider tone="ink" />
            <Text>{split}</Text>
          </Stack>
          <Stack space={8}>
            <Divider tone="ink" />
            <Text>reszta</Text>
          </Stack>
        </Grid>
      ))}
    </Stack>
  ),
};
