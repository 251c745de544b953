import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Combobox, ComboboxFullScreen, type ComboboxAnswer } from './index.ts';
import { rememberQuery } from './recent-queries.ts';
import { findLinen, findNothing, manyOptions } from './sample-search.ts';

/** Never answers. */
const findForever = () => new Promise<ComboboxAnswer>(() => {});
const fail = () => Promise.reject(new Error('Brak sieci'));

const meta = {
  title: 'Pola/Combobox',
  component: Combobox,
  tags: ['!autodocs'],
  args: {
    action: '#szukaj',
    search: findLinen,
    minimumLength: 2,
    delay: 0,
    placeholder: 'Np. kubek, len na\u00a0metry',
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Szukaj produktów' });

/** Types and waits for the list. */
async function open(canvas: HTMLElement, text: string) {
  await userEvent.type(fieldIn(canvas), text);
  await waitFor(() => expect(fieldIn(canvas)).toHaveAttribute('aria-expanded', 'true'));
}
const activeIn = (canvas: HTMLElement) =>
  document.getElementById(fieldIn(canvas).getAttribute('aria-activedescendant') ?? '');

export const Closed: Story = {};
export const WithText: Story = { args: { defaultText: 'len na\u00a0metry' } };

export const Loading: Story = {
  args: { search: findForever, storageName: 'story-loading' },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'len');
    await waitFor(() => expect(within(canvasElement).getByRole('search')).toHaveAttribute('data-status', 'loading'));
  },
};

/** Six groups in three columns, with the second product active. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'len');
    const list = within(canvasElement).getByRole('listbox').getBoundingClientRect();
    await expect(list.top).toBeGreaterThan(fieldIn(canvasElement).getBoundingClientRect().bottom);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowLeft}{ArrowDown}');
    await expect(activeIn(canvasElement)).toHaveAccessibleName(/^Ściereczka Pasek, len/);
  },
};

/** Down and Up through all results, Left and Right between groups, Escape closes, then clears. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'len');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(activeIn(canvasElement)).toBeNull();
    await expect(fieldIn(canvasElement)).toHaveProperty('selectionStart', 2);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(activeIn(canvasElement)).toHaveAccessibleName('Miedza');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    await expect(activeIn(canvasElement)).toHaveAccessibleName('Miedza');
    await userEvent.keyboard('{Escape}');
    await expect(fieldIn(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(fieldIn(canvasElement)).toHaveValue('len');
    await userEvent.keyboard('{Escape}');
    await expect(fieldIn(canvasElement)).toHaveValue('');
    await expect(fieldIn(canvasElement)).toHaveFocus();
  },
};

export const NoResults: Story = {
  args: { search: findNothing, storageName: 'story-none' },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'lodówka');
    await within(within(canvasElement).getByRole('search')).findByText(/^Nic takiego nie mamy/);
    await expect(fieldIn(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Failed: Story = {
  args: { search: fail, storageName: 'story-failed' },
  play: async ({ canvasElement }) => {
    const { error } = console;
    console.error = () => {};
    await userEvent.type(fieldIn(canvasElement), 'len');
    await within(within(canvasElement).getByRole('search')).findByText(/^Podpowiedzi teraz nie działają/);
    console.error = error;
  },
};

const recentOf = (storageName: string) => {
  for (const query of ['deska', 'świeca', 'kubek']) rememberQuery(storageName, query);
};

/** Recent queries, under the empty focused field. */
export const RecentQueries: Story = {
  args: { storageName: 'story-recent' },
  play: async ({ canvasElement }) => {
    recentOf('story-recent');
    await userEvent.click(fieldIn(canvasElement));
    await expect(await within(canvasElement).findByRole('link', { name: 'kubek' })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /deska$/ }));
    await expect(within(canvasElement).queryByRole('link', { name: 'deska' })).toBeNull();
    await expect(fieldIn(canvasElement)).toHaveFocus();
  },
};

/** The full screen of a phone: field, "Anuluj", recent queries, and one column of results. */
export const FullScreen: Story = {
  args: { fullScreen: ComboboxFullScreen, storageName: 'story-phone' },
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    recentOf('story-phone');
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Wyszukiwanie' });
    await expect(fieldIn(dialog)).toHaveFocus();
    const { top, left, width, height } = dialog.getBoundingClientRect();
    await expect([top, left, width, height].map(Math.round)).toEqual([0, 0, window.innerWidth, window.innerHeight]);
    await open(dialog, 'len');
    await expect(within(dialog).getByRole('button', { name: 'Anuluj' })).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'kubek' })).toBeVisible();
    // Until then the page has two accessible searches of one name.
    await waitFor(() => expect(field.closest('[inert]')).not.toBeNull());
  },
};

/** Before anything is typed, the full screen offers what others look for. */
export const PopularQueries: Story = {
  args: { fullScreen: ComboboxFullScreen, storageName: 'story-popular', popular: ['kubek', 'obrus lniany', 'świece'] },
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Wyszukiwanie' }));
    const list = within(dialog.getByRole('list', { name: 'Popularne zapytania' }));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(PopularQueries.args?.popular);
    // Results take their place.
    await open(dialog.getByRole('search'), 'len');
    await expect(dialog.queryByRole('list', { name: 'Popularne zapytania' })).toBeNull();
    // Until then the page has two accessible searches of one name.
    await waitFor(() => expect(field.closest('[inert]')).not.toBeNull());
  },
};

/** "Anuluj" returns text and focus to the page. */
export const FullScreenClosed: Story = {
  ...FullScreen,
  args: { ...FullScreen.args, storageName: 'story-phone-closed' },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'len');
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Wyszukiwanie' });
    await waitFor(() => expect(fieldIn(dialog)).toHaveValue('len'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(fieldIn(canvasElement)).toHaveFocus();
    await expect(fieldIn(canvasElement)).toHaveValue('len');
  },
};

/** On a phone without the full screen: the popup under the field. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'level1' } },
  play: ({ canvasElement }) => open(canvasElement, 'len'),
};

/** Ten thousand results: only visible ones and the active one render. */
export const TenThousand: Story = {
  args: { search: () => Promise.resolve({ groups: manyOptions(10_000) }), limit: 10_000, storageName: 'story-many' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'kubek');
    await expect(within(canvasElement).getAllByRole('option').length).toBeLessThan(300);
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeIn(canvasElement)).toHaveAccessibleName('Kubek 10000');
    await expect(activeIn(canvasElement)).toHaveAttribute('aria-posinset', '10001');
    const list = within(canvasElement).getByRole('listbox');
    const isInView = () => {
      const frame = list.closest('[data-scrolls]')!.getBoundingClientRect();
      const box = activeIn(canvasElement)!.getBoundingClientRect();
      return box.top >= frame.top && box.bottom <= frame.bottom;
    };
    await waitFor(() => expect(isInView()).toBe(true));
  },
};

export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Stack>
      <Combobox {...args} label="Szukaj, puste" />
      <Combobox {...args} label="Szukaj, z tekstem" defaultText="świeca" />
      <Combobox {...args} />
    </Stack>
  ),
  play: Open.play!,
};
