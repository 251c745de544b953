import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressForm } from './index.ts';

const empty = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  street: '',
  street_number: '',
  zipcode: '',
  city: '',
};

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/AddressForm',
  component: AddressForm,
  args: { values: empty, problems: {} },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Refused: Story = {
  args: {
    values: { ...empty, firstname: 'Hanna', email: 'hanna@', zipcode: '31145' },
    problems: {
      lastname: 'Proszę wypełnić to pole.',
      email: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
      street_number: 'Proszę wypełnić to pole.',
    },
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = { tags: ['every-theme'], args: Refused.args! };
