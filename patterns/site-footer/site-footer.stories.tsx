import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, icons } from '../../components/icon/index.ts';
import { Button } from '../../components/button/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { SiteFooter } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/SiteFooter',
  component: SiteFooter,
  args: {
    logo: <Icon shape={icons.gable} />,
    line: 'Rzeczy, do\u00A0których się wraca.',
    lead: 'Kamionka, len, drewno i\u00A0światło z\u00A0małych pracowni.',
    columns: [
      { heading: 'Zakupy', items: [{ name: 'Dostawa i\u00A0płatność', address: '#delivery' }] },
      { heading: 'Sień', items: [{ name: 'Regulamin', address: '#terms' }] },
      {
        heading: 'Kontakt',
        items: [
          { name: 'pomoc@sien.example', address: 'mailto:pomoc@sien.example' },
          { name: 'poniedziałek–piątek, 9:00–17:00' },
        ],
      },
    ],
    legal: ['Sień, ul.\u00A0Przykładowa\u00A01, 00-009\u00A0Przykładowo', 'NIP\u00A00000000000', '©\u00A02026'],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { tags: ['every-theme'] };
/** With a form of the shop under its line. */
export const WithNewsletter: Story = {
  args: {
    newsletter: (
      <form>
        <TextField label="Adres do newslettera" name="address" />
        <Button type="submit" tone="secondary">
          Zapisz mnie
        </Button>
      </form>
    ),
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
