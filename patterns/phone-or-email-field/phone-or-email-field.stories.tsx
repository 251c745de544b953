import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, SubmitButton } from '../../components/form/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { PhoneOrEmailField } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/PhoneOrEmailField',
  component: PhoneOrEmailField,
  args: { name: 'contact', hint: 'Odezwiemy się tam, gdzie wolisz.' },
  decorators: [
    (Story) => (
      <Form onSubmit={async () => {}}>
        <Stack space={24}>
          <Story />
          <SubmitButton>Wyślij</SubmitButton>
        </Stack>
      </Form>
    ),
  ],
} satisfies Meta<typeof PhoneOrEmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithError: Story = {
  args: { defaultValue: '600 100', error: 'Numer telefonu powinien zawierać minimum 9 znaków' },
};
export const AllStates: Story = { tags: ['every-theme'], args: WithError.args! };
