import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { Image } from './index.ts';
import { samplePicture } from './sample-picture.ts';

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
