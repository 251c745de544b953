import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../components/image/sample-picture.ts';
import { ProductGallery } from './index.ts';

const picture = (id: string) => ({ id, source: samplePicture, alt: `Kubek na stole, ujęcie ${id}` });
const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/ProductGallery',
  component: ProductGallery,
  args: { pictures: ['1', '2', '3'].map(picture) },
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { tags: ['every-theme'] };
export const One: Story = { args: { pictures: [picture('1')] } };
export const SoldOut: Story = { args: { isFaded: true } };
