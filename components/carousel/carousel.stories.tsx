import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcements } from '../announcer/index.ts';
import { LinkButton } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Image } from '../image/index.ts';
import { samplePicture } from '../image/sample-picture.ts';
import { Price } from '../price/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Carousel, type CarouselProps } from './index.ts';

const products = [
  ['Kubek Poranek', 'wapno · 300\u00a0ml', '69,00\u00a0zł'],
  ['Miska Zboże', 'piasek · 18\u00a0cm', '89,00\u00a0zł'],
  ['Talerz Miedza', 'glina · 24\u00a0cm', '74,00\u00a0zł'],
  ['Wazon Trzcina', 'biel · 26\u00a0cm', '149,00\u00a0zł'],
  ['Dzbanek Studnia', 'granat · 1\u00a0l', '129,00\u00a0zł'],
  ['Czarka Rosa', 'zieleń · 120\u00a0ml', '49,00\u00a0zł'],
  ['Cukiernica Śnieg', 'wapno · 250\u00a0ml', '79,00\u00a0zł'],
  ['Maselniczka Łąka', 'piasek', '99,00\u00a0zł'],
  ['Podstawka Żar', 'glina · 11\u00a0cm', '29,00\u00a0zł'],
  ['Imbryk Cisza', 'granat · 800\u00a0ml', '189,00\u00a0zł'],
  ['Solniczka Sól', 'biel', '39,00\u00a0zł'],
  ['Patera Jarmark', 'zieleń · 30\u00a0cm', '169,00\u00a0zł'],
] as const;

const cards = (count: number) =>
  products.slice(0, count).map(([name, detail, price], index) => (
    <Card
      key={name}
      title={name}
      headingLevel={2}
      href={`/produkt-${index + 1}`}
      media={<Image source={samplePicture} alt="" sizes={{ 1: '100vw', 2: '25vw', 4: '16vw' }} ratio="1:1" />}
    >
      <Text look="small" tone="muted">
        {detail}
      </Text>
      <Price current={price} />
    </Card>
  ));

const stories = [
  ['Pierwszy wypał jesieni', 'Dwanaście form w\u00a0nowym szkliwie.'],
  ['Len na metry', 'Tniemy co 10\u00a0cm i\u00a0wysyłamy tego samego dnia.'],
  ['Warsztaty w\u00a0pracowni', 'W\u00a0każdą sobotę o\u00a010:00.'],
] as const;

const posters = stories.map(([title, words], index) => (
  <Grid key={title} split="6:6" align="center">
    <Image source={samplePicture} alt="" sizes={{ 1: '100vw', 3: '50vw' }} ratio="3:2" />
    <Stack space={16} align="start">
      <Heading level={2} look="h1">
        {title}
      </Heading>
      <Text look="lead">{words}</Text>
      <LinkButton href={`/poster-${index + 1}`}>Zobacz</LinkButton>
    </Stack>
  </Grid>
));

const meta = {
  tags: ['!autodocs'],
  title: 'Pokaz/Carousel',
  component: Carousel,
  args: { label: 'Polecane', children: cards(12) },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const stripOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('group', { name: 'Slajdy' });
const slidesOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('group', { name: /^\d+ z \d+$/, hidden: true });
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });

/** The numbers of the fully visible slides, and of those open to screen readers. */
const seenIn = (canvasElement: HTMLElement) => {
  const { left, right } = stripOf(canvasElement).getBoundingClientRect();
  return slidesOf(canvasElement).flatMap((slide, index) => {
    const bounds = slide.getBoundingClientRect();
    return bounds.left >= left - 2 && bounds.right <= right + 2 ? [index + 1] : [];
  });
};
const readableIn = (canvasElement: HTMLElement) =>
  slidesOf(canvasElement).flatMap((slide, index) => (slide.inert ? [] : [index + 1]));
/** Waits until the track shows these slides and others are unreachable. */
const comesTo = (canvasElement: HTMLElement, slides: ReadonlyArray<number>) =>
  waitFor(
    async () => {
      await expect(seenIn(canvasElement)).toEqual(slides);
      await expect(readableIn(canvasElement)).toEqual(slides);
    },
    { timeout: 6000 },
  );
const said = () => announcements.map(({ text }) => text);

/** On wide pages; 4 and 1 on narrower ones. */
export const SixAtATime: Story = {
  play: async ({ canvasElement }) => {
    const before = announcements.length;
    const seen = seenIn(canvasElement);
    await comesTo(canvasElement, seen);
    await userEvent.click(button(canvasElement, 'Następny slajd'));
    const words = seen.length === 1 ? 'Slajd 2 z 12' : `Slajdy 2-${seen.length + 1} z 12`;
    await expect(said().slice(before)).toEqual([words]);
    await comesTo(
      canvasElement,
      seen.map((slide) => slide + 1),
    );
    await expect(button(canvasElement, 'Następny slajd')).toHaveFocus();
  },
};

/** For stories: each slide fills the carousel and has a button. */
export const OneAtATime: Story = {
  args: { label: 'Nowe w\u00a0sklepie', children: posters, slidesAtATime: 1, hasPicker: true },
  play: async ({ canvasElement }) => {
    const before = announcements.length;
    await userEvent.click(button(canvasElement, 'Slajd 3 z 3'));
    await comesTo(canvasElement, [3]);
    await expect(said().slice(before)).toEqual(['Slajd 3 z 3']);
    await expect(button(canvasElement, 'Slajd 3 z 3')).toHaveAttribute('aria-current', 'true');
    await expect(button(canvasElement, 'Następny slajd')).toHaveAccessibleDescription('To koniec karuzeli.');
  },
};

/** By whole views: many products need fewer presses. */
export const StepByView: Story = {
  args: { step: 'view' },
  play: async ({ canvasElement }) => {
    const seen = seenIn(canvasElement);
    await userEvent.click(button(canvasElement, 'Następne slajdy'));
    await comesTo(
      canvasElement,
      seen.map((slide) => slide + seen.length),
    );
  },
};

/** Autoplay is opt-in; its stop button is the first tab stop. */
export const Autoplay: Story = {
  args: { hasAutoplay: true, interval: 1500, slidesAtATime: 1, children: posters, label: 'Nowe w\u00a0sklepie' },
  play: async ({ canvasElement }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const before = announcements.length;
    await userEvent.tab();
    if (isStill) return expect(stripOf(canvasElement)).toHaveAttribute('aria-live', 'polite');
    const rotation = button(canvasElement, 'Zatrzymaj przewijanie');
    await expect(rotation).toHaveFocus();
    await expect(stripOf(canvasElement)).toHaveAttribute('aria-live', 'polite');
    rotation.blur();
    await waitFor(() => expect(stripOf(canvasElement)).toHaveAttribute('aria-live', 'off'));
    await comesTo(canvasElement, [2]);
    rotation.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rotation).toHaveAccessibleName('Wznów przewijanie');
    await expect(said().slice(before)).toEqual(['Przewijanie zatrzymane.']);
  },
};

/** All slides fit: nothing to press or scroll. */
export const Few: Story = {
  args: { children: cards(3), slidesAtATime: [3, 4, 4, 6] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(seenIn(canvasElement)).toEqual([1, 2, 3]);
    await expect(stripOf(canvasElement)).toHaveAttribute('tabindex', '-1');
  },
};

/** The button at the end stays, says why it does nothing, and keeps focus. */
export const AtTheEnd: Story = {
  args: { step: 'view', children: cards(8), slidesAtATime: [4, 4, 4, 6] },
  play: async ({ canvasElement }) => {
    const seen = seenIn(canvasElement);
    const next = button(canvasElement, 'Następne slajdy');
    await expect(button(canvasElement, 'Poprzednie slajdy')).toHaveAccessibleDescription('To początek karuzeli.');
    await userEvent.click(next);
    await comesTo(
      canvasElement,
      seen.map((slide) => slide + 8 - seen.length),
    );
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(said().at(-1)).toBe('To koniec karuzeli.');
  },
};

export const Looping: Story = {
  args: { isLooping: true, slidesAtATime: 1, children: posters, label: 'Nowe w\u00a0sklepie' },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Poprzedni slajd'));
    await comesTo(canvasElement, [3]);
  },
};

/** Focus survives when its slide scrolls away: only that slide stays reachable. */
export const KeepsFocus: Story = {
  args: { slidesAtATime: 1 },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Kubek Poranek' });
    link.focus();
    const strip = stripOf(canvasElement);
    strip.scrollLeft = strip.clientWidth * 3;
    await waitFor(() => expect(readableIn(canvasElement)).toEqual([1, 4]), { timeout: 3000 });
    await expect(link).toHaveFocus();
    link.blur();
    await waitFor(() => expect(readableIn(canvasElement)).toEqual([4]), { timeout: 3000 });
  },
};

export const RightToLeft: Story = {
  args: { slidesAtATime: 2 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Następny slajd'));
    await comesTo(canvasElement, [2, 3]);
    await expect(stripOf(canvasElement).scrollLeft).toBeLessThan(0);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AutoplayOnPhone: Story = {
  args: { hasAutoplay: true, hasPicker: true },
  globals: { viewport: { value: 'level1' } },
};

const states: ReadonlyArray<CarouselProps> = [
  { label: 'Tyle, ile na poziomie', children: cards(12) },
  { label: 'Samo się przewija', children: cards(8), hasAutoplay: true, interval: 600_000 },
  { label: 'Po jednym, z\u00a0wyborem', children: posters, slidesAtATime: 1, hasPicker: true },
  { label: 'W\u00a0kółko', children: cards(8), isLooping: true, slidesAtATime: [2, 3, 4, 4] },
  { label: 'Wszystkie się mieszczą', children: cards(2), slidesAtATime: [2, 4, 4, 6] },
];
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={64}>
      {states.map((state) => (
        <Carousel key={state.label} {...state} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const region of within(canvasElement).getAllByRole('region'))
      await expect(region).toHaveAttribute('aria-roledescription', 'karuzela');
  },
};
