// @vitest-environment jsdom
import { parseDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../../components/alert-dialog/index.ts';
import { Announcer } from '../../components/announcer/index.ts';
import { Button } from '../../components/button/index.ts';
import { Combobox, ComboboxFullScreen } from '../../components/combobox/index.ts';
import { DatePicker } from '../../components/date-picker/index.ts';
import { DateRangePicker } from '../../components/date-range-picker/index.ts';
import { DateTimePicker } from '../../components/date-time-picker/index.ts';
import { Drawer } from '../../components/drawer/index.ts';
import { mount } from '../../components/field/testing.tsx';
import { Gallery } from '../../components/gallery/index.ts';
import { LoadingOverlay } from '../../components/loading-overlay/index.ts';
import { Menu } from '../../components/menu/index.ts';
import { Modal } from '../../components/modal/index.ts';
import { stubPopovers } from '../../components/modal/testing.ts';
import { Popover } from '../../components/popover/index.ts';
import { samplePicture } from '../../components/image/sample-picture.ts';
import { Toggletip, Tooltip } from '../../components/tooltip/index.ts';

const today = parseDate('2026-11-24');
const onClose = () => {};
const picture = { id: 'zdjecie', source: samplePicture, alt: 'Kubek' };

/** Every component that opens something, before its first opening. */
const closed: Readonly<Record<string, ReactElement>> = {
  AlertDialog: (
    <AlertDialog
      isOpen={false}
      title="Usunąć?"
      description="Adres zniknie."
      action={{ label: 'Usuń', onPress: onClose }}
      safeLabel="Zostaw"
      onClose={onClose}
    />
  ),
  Announcer: <Announcer />,
  Combobox: (
    <Combobox
      closesOnBack
      action="/szukaj"
      minimumLength={2}
      fullScreen={ComboboxFullScreen}
      search={() => Promise.resolve({ groups: [] })}
    />
  ),
  DatePicker: <DatePicker closesOnBack label="Data" today={today} hint="" />,
  DateRangePicker: <DateRangePicker closesOnBack label="Termin" today={today} hint="" />,
  DateTimePicker: <DateTimePicker closesOnBack label="Kiedy" today={today} hint="" />,
  Drawer: <Drawer closesOnBack isOpen={false} title="Działy" onClose={onClose} />,
  Gallery: <Gallery closesOnBack pictures={[picture]} />,
  LoadingOverlay: <LoadingOverlay isOpen={false} />,
  Menu: <Menu items={[{ name: 'Ceramika', address: '/ceramika', items: [{ name: 'Kubki', address: '/kubki' }] }]} />,
  Modal: <Modal closesOnBack isOpen={false} title="Kod rabatowy" onClose={onClose} />,
  Popover: (
    <Popover label="Punkty" trigger={<Button>O punktach</Button>}>
      Za każde 10&nbsp;zł
    </Popover>
  ),
  Toggletip: <Toggletip label="O punktach">Za każde 10&nbsp;zł</Toggletip>,
  Tooltip: (
    <Tooltip text="Dodaj do listy">
      <Button>Lubię</Button>
    </Tooltip>
  ),
};

/** The page without the rendered component. */
const surroundings = (container: Element) => {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  page.querySelectorAll('body > *')[[...document.body.children].indexOf(container)]?.remove();
  return page.outerHTML;
};

/** Which listeners a library installs for all of its components, once: React Aria's `useHover` tells a finger from a mouse by it. */
const ofLibraries: Readonly<Record<string, ReadonlyArray<string>>> = { Tooltip: ['pointerup'] };

describe('a closed component', () => {
  beforeEach(() => {
    stubPopovers();
    // React's own listeners, once per document.
    mount(<p />);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each(Object.entries(closed))('installs nothing in the page: %s', (name, element) => {
    const spies = [window, document, document.documentElement, document.body].map((place) =>
      vi.spyOn(place, 'addEventListener'),
    );
    const push = vi.spyOn(history, 'pushState');
    const replace = vi.spyOn(history, 'replaceState');
    const before = surroundings(document.createElement('p'));
    const { container } = mount(element);
    expect(spies.flatMap(({ mock }) => mock.calls.map(([type]) => type))).toEqual(ofLibraries[name] ?? []);
    expect([push.mock.calls, replace.mock.calls]).toEqual([[], []]);
    expect(surroundings(container)).toBe(before);
    for (const spy of [...spies, push, replace]) spy.mockRestore();
  });

  it('when open does install something, which this test detects', () => {
    const listen = vi.spyOn(document, 'addEventListener');
    mount(<Modal isOpen title="Kod rabatowy" onClose={onClose} />);
    expect(listen).toHaveBeenCalled();
    listen.mockRestore();
  });
});
