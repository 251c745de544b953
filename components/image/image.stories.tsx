import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Image } from './index.ts';
import { samplePicture } from './sample-picture.ts';
import { longPage } from './story-page.css.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Pokaz/Image',
  component: Image,
  args: { source: samplePicture, alt: 'Kubek na stole', sizes: '400px' },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = { args: { ratio: '1:1' } };
/** The text beside it says the same, so the picture is silent. */
export const Silent: Story = { args: { ratio: '1:1', alt: '' } };
/** The place is kept and the alternative text is read on the tile. */
export const Missing: Story = {
  args: { ratio: '1:1', source: { ...samplePicture, base: '/nie-ma/takiego' }, alt: 'Wazon Studnia, biały' },
};
/** Far down the page it waits; it loads at the latest 100 px below the window. */
export const LoadsAhead: Story = {
  // A file that no other story has put into the browser cache.
  args: { ratio: '1:1', source: { ...samplePicture, widths: { avif: [], webp: [], jpg: [640] } } },
  render: (args) => (
    <>
      <div className={longPage} />
      <Image {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Kubek na stole' });
    await expect(picture.naturalWidth).toBe(0);
    const ahead = 100;
    window.scrollTo(0, window.scrollY + picture.getBoundingClientRect().top - window.innerHeight - ahead);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0), { timeout: 3000 });
    await expect(picture.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    window.scrollTo(0, 0);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[2, 3, 3, 4]}>
      <Image source={samplePicture} alt="Kwadrat" sizes="25vw" ratio="1:1" isPriority />
      <Image source={samplePicture} alt="" sizes="25vw" ratio="4:5" />
      <Image source={samplePicture} alt="Wyprzedany" sizes="25vw" ratio="5:4" isFaded />
      <Image source={samplePicture} alt="Kształt własny" sizes="25vw" />
    </Grid>
  ),
};
