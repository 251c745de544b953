import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcements } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Skeleton, SkeletonRegion } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Komunikaty/Skeleton',
  component: Skeleton,
  args: { shape: 'text', lines: 3 },
  render: (args) => <SkeletonRegion isLoading skeleton={<Skeleton {...args} />} />,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card of a product list as it will be: picture, name, a line, price. */
function ProductCardSkeleton() {
  return (
    <Stack space={14}>
      <Skeleton shape="picture" />
      <Stack space={2}>
        <Skeleton look="cardName" width="long" />
        <Skeleton look="small" width="half" />
        <Skeleton look="priceCard" width="short" />
      </Stack>
    </Stack>
  );
}

export const Lines: Story = {};
export const Picture: Story = {
  args: { shape: 'picture', ratio: 16 / 7, lines: undefined },
};
export const ButtonBlock: Story = { name: 'Button', args: { shape: 'button', lines: undefined } };
export const ProductCards: Story = {
  render: () => (
    <SkeletonRegion
      isLoading
      words="Wczytujemy kubki…"
      skeleton={
        <Grid columns={[2, 3, 3, 4]}>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </Grid>
      }
    />
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <SkeletonRegion
      isLoading
      skeleton={
        <Grid columns={[1, 2, 3, 3]}>
          <ProductCardSkeleton />
          <Stack>
            <Skeleton look="h2" width="long" />
            <Skeleton lines={4} />
            <Skeleton look="small" lines={2} width="half" />
            <Skeleton shape="button" size="large" />
          </Stack>
          <Stack>
            <Skeleton shape="picture" ratio={16 / 7} />
            <Skeleton shape="button" isFullWidth />
            <Skeleton shape="button" size="compact" />
          </Stack>
        </Grid>
      }
    />
  ),
};

function Opinions() {
  const [state, setState] = useState<'none' | 'loading' | 'loaded'>('none');
  return (
    <Stack align="start">
      <Button onClick={() => setState(state === 'loading' ? 'loaded' : 'loading')}>
        {state === 'loading' ? 'Nadeszły' : 'Pokaż opinie'}
      </Button>
      <SkeletonRegion isLoading={state === 'loading'} words="Wczytujemy opinie…" skeleton={<Skeleton lines={3} />}>
        {state === 'loaded' && (
          <>
            <Heading level={2}>Opinie</Heading>
            <Text>Trzyma ciepło, dobrze leży w dłoni.</Text>
          </>
        )}
      </SkeletonRegion>
    </Stack>
  );
}

/** A wait of more than a second is announced once; the content replaces the blocks. */
export const Loading: Story = {
  render: () => <Opinions />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = announcements.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż opinie' }));
    const region = canvas.getByText('Wczytujemy opinie…').parentElement;
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(announcements.length).toBe(before + 1), { timeout: 3000 });
    await expect(announcements.at(-1)).toEqual({ text: 'Wczytujemy opinie…', isAssertive: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Nadeszły' }));
    await expect(region).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getByRole('heading', { name: 'Opinie' })).toBeVisible();
  },
};
