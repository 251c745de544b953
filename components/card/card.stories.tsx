import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForcedStates, expectEachStateSeen } from '../../.storybook/forced-states.tsx';
import { Button, ToggleButton } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { icons } from '../icon/index.ts';
import { Image } from '../image/index.ts';
import { samplePicture } from '../image/sample-picture.ts';
import { Text } from '../text/index.ts';
import { Card } from './index.ts';

const picture = <Image source={samplePicture} alt="" sizes="25vw" ratio="1:1" />;
const heart = (name: string) => (
  <ToggleButton icon={icons.heart} tone="photo" label={`Na liście: ${name}`} isPressed={false} />
);

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Card',
  component: Card,
  args: {
    title: 'Kubek Poranek',
    headingLevel: 2,
    href: '#kubek',
    media: picture,
    children: (
      <Text look="small" tone="muted">
        wapno · 300 ml
      </Text>
    ),
  },
  decorators: [
    (Story) => (
      <Grid columns={[2, 3, 3, 4]}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeCardIsALink: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Kubek Poranek' });
    const face = getComputedStyle(link, '::after');
    const card = canvasElement.querySelector('article')!.getBoundingClientRect();
    await expect([Number.parseFloat(face.width), Number.parseFloat(face.height)]).toEqual([
      expect.closeTo(card.width, 0),
      expect.closeTo(card.height, 0),
    ]);
  },
};

const buy = fn();
const follow = fn((event: Event) => event.preventDefault());

/** Buttons cover the link: a press on one does not follow it. */
export const WithButtons: Story = {
  args: {
    action: heart('Kubek Poranek'),
    footer: (
      <Button size="compact" onClick={buy}>
        Do koszyka
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    buy.mockClear();
    follow.mockClear();
    canvasElement.querySelector('a')!.addEventListener('click', follow, { once: true });
    for (const button of canvas.getAllByRole('button')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(button.contains(hit)).toBe(true);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Do koszyka' }));
    await expect([buy.mock.calls.length, follow.mock.calls.length]).toEqual([1, 0]);
    const { left, bottom } = canvasElement.querySelector('p')!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(canvas.getByRole('link'));
  },
};
export const WithoutLink: Story = {
  args: { title: 'Odbiór w\u00a0pracowni', children: <Text>Poniedziałek, 9:00-17:00</Text> },
  render: ({ href: _href, media: _media, ...args }) => <Card {...args} />,
};
export const Quiet: Story = {
  args: { tone: 'quiet', title: 'Odbiór w\u00a0pracowni', children: <Text>ul. Garncarska 3, Bolesławiec</Text> },
  render: ({ media: _media, ...args }) => <Card {...args} />,
};
export const LongWords: Story = {
  args: { title: 'Dziewięćdziesięciokilkuletnia konstantynopolitańczykowianeczka' },
  globals: { viewport: { value: 'level1' } },
};

/** Hovered, pressed, focused. */
export const Interaction: Story = {
  render: () => (
    <ForcedStates>
      <Grid columns={[1, 2, 2, 2]}>
        <Card title="Kubek Poranek" headingLevel={3} href="#kubek">
          <Text look="small" tone="muted">
            wapno · 300 ml
          </Text>
        </Card>
        <Card title={'Odbiór w\u00a0pracowni'} headingLevel={3} href="#odbior" tone="quiet">
          <Text>ul. Garncarska 3</Text>
        </Card>
      </Grid>
    </ForcedStates>
  ),
  play: async ({ canvasElement }) => expectEachStateSeen(canvasElement),
};

export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <>
      <Card {...args} action={heart('Kubek Poranek')} />
      <Card
        {...args}
        title="Miska Zboże"
        href="#miska"
        footer={
          <Button size="compact" isFullWidth>
            Do koszyka
          </Button>
        }
      />
      <Card title={'Odbiór w\u00a0pracowni'} headingLevel={2} tone="quiet" href="#odbior">
        <Text>ul. Garncarska 3, Bolesławiec</Text>
      </Card>
      <Card title="Napisz do nas" headingLevel={2} tone="quiet" footer={<Button size="compact">Napisz</Button>}>
        <Text>Odpowiadamy tego samego dnia.</Text>
      </Card>
    </>
  ),
};
