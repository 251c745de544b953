import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcements } from '../announcer/index.ts';
import { Container } from '../container/index.ts';
import { Grid } from '../grid/index.ts';
import { samplePicture } from '../image/sample-picture.ts';
import { Gallery, type GalleryPicture } from './index.ts';

const views = ['z przodu', 'z boku', 'od góry', 'w dłoni', 'na stole', 'od spodu', 'z bliska', 'w pudełku'];
const pictures = (count: number, story: string): ReadonlyArray<GalleryPicture> =>
  Array.from({ length: count }, (_, index) => ({
    id: `${story}-${index + 1}`,
    source: samplePicture,
    alt: `Kubek ${views[index % views.length]}`,
  }));

const meta = {
  tags: ['!autodocs'],
  title: 'Pokaz/Gallery',
  component: Gallery,
  args: { pictures: pictures(5, 'zdjecie') },
  decorators: [
    (Story) => (
      <Container>
        <Grid split="7:5">
          <Story />
        </Grid>
      </Container>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const trackOf = (root: HTMLElement) => within(root).getByRole('group', { name: 'Zdjęcia' });
/** The picture that stands in a track, and alone is in reach. */
const comesTo = (root: HTMLElement, picture: number) =>
  waitFor(
    async () => {
      const track = trackOf(root);
      const reachable = [...track.children].flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1]));
      await expect(reachable).toEqual([picture]);
      await expect(Math.round(track.scrollLeft / track.clientWidth)).toBe(picture - 1);
    },
    { timeout: 4000 },
  );
/** Its code is loaded at the first press. */
const lightboxOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('dialog', {}, { timeout: 15_000 });
const button = (root: HTMLElement, name: string) => within(root).getByRole('button', { name });
const said = () => announcements.map(({ text }) => text);

/** Thumbnails beside the picture from the third level on; below it one swipes. */
export const Five: Story = {
  play: async ({ canvasElement }) => {
    const thumbnail = within(canvasElement).queryByRole('link', { name: 'Zdjęcie 3 z 5' });
    if (!thumbnail) return;
    const before = announcements.length;
    await userEvent.click(thumbnail);
    await comesTo(canvasElement, 3);
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await expect(said().slice(before)).toEqual(['Zdjęcie 3 z 5. Kubek od góry']);
  },
};

/** Seven thumbnails at once; the rest is paged, and the chosen one is always in view. */
export const Many: Story = {
  args: { pictures: pictures(18, 'wiele') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.queryByRole('list');
    if (!list) return;
    const seen = () => {
      const { top, bottom } = list.getBoundingClientRect();
      return [...list.children].flatMap((thumbnail, index) => {
        const bounds = thumbnail.getBoundingClientRect();
        return bounds.top >= top - 1 && bounds.bottom <= bottom + 1 ? [index + 1] : [];
      });
    };
    await expect(seen()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await userEvent.click(button(canvasElement, 'Dalsze zdjęcia'));
    await waitFor(() => expect(seen()).toEqual([8, 9, 10, 11, 12, 13, 14]), { timeout: 3000 });
    trackOf(canvasElement).scrollLeft = trackOf(canvasElement).clientWidth * 17;
    await waitFor(() => expect(seen()).toEqual([12, 13, 14, 15, 16, 17, 18]), { timeout: 3000 });
    await waitFor(() =>
      expect(button(canvasElement, 'Dalsze zdjęcia')).toHaveAccessibleDescription('To ostatnie zdjęcie.'),
    );
  },
};

export const One: Story = { args: { pictures: pictures(1, 'jedno') } };
export const SoldOut: Story = { args: { isFaded: true, pictures: pictures(3, 'brak') } };
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };

/** As large as the window; the rest of the page stands still and out of reach. */
export const LightboxOpen: Story = {
  tags: ['every-theme'],
  args: { pictures: pictures(5, 'duze') },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Powiększ zdjęcie 1 z 5' }));
    const dialog = await lightboxOf(canvasElement);
    await expect(dialog).toHaveAccessibleName('Zdjęcia produktu');
    await expect(button(dialog, 'Zamknij')).toHaveFocus();
    await comesTo(dialog, 1);
  },
};
export const LightboxOnPhone: Story = { ...LightboxOpen, tags: [], globals: { viewport: { value: 'level1' } } };

/** The whole way by keys: to the last picture, closer, farther, and out; the gallery follows. */
export const LightboxByKeys: Story = {
  args: { pictures: pictures(5, 'klawisze') },
  play: async ({ canvasElement }) => {
    const before = announcements.length;
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Powiększ zdjęcie 1 z 5' }));
    const dialog = await lightboxOf(canvasElement);
    await userEvent.keyboard('{ArrowRight}');
    await comesTo(dialog, 2);
    await userEvent.keyboard('{End}');
    await comesTo(dialog, 5);
    await userEvent.keyboard('{Home}');
    await comesTo(dialog, 1);
    await userEvent.keyboard('++-');
    await expect(said().slice(before)).toEqual([
      'Zdjęcie 2 z 5. Kubek z boku',
      'Zdjęcie 5 z 5. Kubek na stole',
      'Zdjęcie 1 z 5. Kubek z przodu',
      'Powiększenie 150%',
      'Powiększenie 200%',
      'Powiększenie 150%',
    ]);
    await userEvent.keyboard('-{End}');
    await comesTo(dialog, 5);
    await userEvent.click(button(dialog, 'Zamknij'));
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
    await comesTo(canvasElement, 5);
    await expect(within(canvasElement).getByRole('link', { name: 'Powiększ zdjęcie 5 z 5' })).toHaveFocus();
  },
};

/** The point that was pressed stays under the pointer, and arrows move what is seen. */
export const Zoomed: Story = {
  args: { pictures: pictures(3, 'blizej') },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Powiększ zdjęcie 1 z 3' }));
    const dialog = await lightboxOf(canvasElement);
    await userEvent.click(button(dialog, 'Przybliż'));
    await userEvent.click(button(dialog, 'Przybliż'));
    const stage = within(dialog).getByRole('group', { name: '1 z 3' });
    await expect(stage.scrollWidth).toBe(stage.clientWidth * 2);
    await expect(Math.abs(stage.scrollLeft - stage.clientWidth / 2)).toBeLessThan(2);
    const before = stage.scrollLeft;
    await userEvent.keyboard('{ArrowRight}');
    await expect(stage.scrollLeft).toBeGreaterThan(before);
    await comesTo(dialog, 1);
  },
};

export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <>
      <Gallery pictures={pictures(9, 'stany')} label="Dziewięć zdjęć" />
      <Gallery pictures={pictures(1, 'stan')} label="Jedno zdjęcie" isFaded />
    </>
  ),
};
