import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Accordion, type AccordionSection } from './index.ts';

/** Ids are unique in a page: each story has its own prefix. */
const sectionsOf = (prefix: string, open: ReadonlyArray<string> = []): ReadonlyArray<AccordionSection> =>
  [
    {
      id: `${prefix}-dostawa`,
      heading: 'Dostawa',
      content: <Text>Zamów do 14:00, wyślemy dziś.</Text>,
    },
    {
      id: `${prefix}-zwroty`,
      heading: 'Zwroty',
      content: (
        <Text>
          30&nbsp;dni, także len cięty na wymiar. <Link href="#zwrot">Jak zwrócić</Link>
        </Text>
      ),
    },
    {
      id: `${prefix}-gpsr`,
      heading: 'Bezpieczeństwo produktu (GPSR)',
      content: <Text id={`${prefix}-ostrzezenia`}>Trzymaj z&nbsp;dala od otwartego ognia.</Text>,
    },
  ].map((section) => ({ ...section, isOpen: open.some((name) => section.id.endsWith(name)) }));

const meta = {
  tags: ['!autodocs'],
  title: 'Nawigacja/Accordion',
  component: Accordion,
  args: { headingLevel: 2, sections: sectionsOf('sklep') },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const sectionOf = (heading: HTMLElement) => heading.closest('details')!;

export const Closed: Story = {};
export const Open: Story = { args: { sections: sectionsOf('sklep', ['dostawa', 'gpsr']) } };
export const OnPhone: Story = {
  args: { sections: sectionsOf('sklep', ['zwroty']) },
  globals: { viewport: { value: 'level1' } },
};
/** Sections open independently; Tab reaches controls in open ones. Enter and Space are native. */
export const EachByItself: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Dostawa');
    await userEvent.click(canvas.getByText('Dostawa'));
    await waitFor(() => expect(canvas.getByText(/^Zamów/)).toBeVisible());
    await userEvent.click(canvas.getByText('Zwroty'));
    await waitFor(() => expect(canvas.getByText(/^30/)).toBeVisible());
    await expect(canvas.getByText(/^Zamów/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Jak zwrócić' });
    // Chromium 156 gives no focus before the first frame after opening: `content-visibility` is still hidden.
    await waitFor(() => expect(link.checkVisibility()).toBe(true));
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.click(canvas.getByText('Zwroty'));
    await waitFor(() => expect(canvas.getByText(/^30/)).not.toBeVisible());
  },
};
/** Opening one closes the others. */
export const Single: Story = {
  args: { isSingle: true, sections: sectionsOf('sklep', ['dostawa']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isOpen = () =>
      ['Dostawa', 'Zwroty', /GPSR/].map((name) => sectionOf(canvas.getByRole('heading', { name, level: 2 })).open);
    await expect(isOpen()).toEqual([true, false, false]);
    await userEvent.click(canvas.getByText('Zwroty'));
    await waitFor(() => expect(isOpen()).toEqual([false, true, false]));
    await userEvent.click(canvas.getByText(/GPSR/));
    await waitFor(() => expect(isOpen()).toEqual([false, false, true]));
    await userEvent.click(canvas.getByText(/GPSR/));
    await waitFor(() => expect(isOpen()).toEqual([false, false, false]));
  },
};
/** A link to something in a closed section opens it natively. */
export const ByAddress: Story = {
  render: (args) => (
    <Stack space={24}>
      <Link href="#sklep-ostrzezenia">Ostrzeżenia</Link>
      <Accordion {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Trzymaj/)).not.toBeVisible();
    // Storybook sends link clicks to the window around its frame.
    location.hash = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Ostrzeżenia' }).hash;
    await waitFor(() => expect(canvas.getByText(/^Trzymaj/)).toBeVisible());
    history.replaceState(history.state, '', ' ');
  },
};
/** Closed content uses `hidden="until-found"`: find-in-page opens it. */
export const Findable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { name: 'Zwroty' });
    const { contentVisibility, display } = getComputedStyle(sectionOf(heading), '::details-content');
    await expect([contentVisibility, display]).toEqual(['hidden', 'block']);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={48}>
      <Accordion headingLevel={2} sections={sectionsOf('zamkniete')} />
      <Accordion headingLevel={2} sections={sectionsOf('otwarte', ['dostawa', 'gpsr'])} />
      <Accordion headingLevel={2} sections={sectionsOf('jedno', ['zwroty'])} isSingle />
    </Stack>
  ),
};
