// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { blur, descriptionOf, mount } from './testing.tsx';

const wrong = 'Popraw to.';
const options = [{ value: 'a', label: 'A' }];

const fields: ReadonlyArray<[name: string, description: string, field: (error?: string) => ReactElement]> = [
  [
    'TextField',
    '9 cyfr +48 zł',
    (error) => <TextField label="Pole" hint="9 cyfr" prefix="+48" suffix="zł" error={error} />,
  ],
  ['PhoneField', '+48', (error) => <PhoneField label="Pole" prefix="+48" error={error} />],
  ['TextArea', 'krótko Do 255 znaków', (error) => <TextArea label="Pole" hint="krótko" error={error} />],
  ['Select', 'jedna', (error) => <Select label="Pole" hint="jedna" options={options} error={error} />],
  ['Checkbox', 'raz', (error) => <Checkbox label="Pole" hint="raz" error={error} />],
];
const controlIn = (container: HTMLElement) => container.querySelector<HTMLElement>('input, textarea, select')!;
const fillIn = (control: HTMLElement) => act(() => void control.dispatchEvent(new Event('input', { bubbles: true })));

describe.each(fields)('the texts around %s', (_, description, field) => {
  it('describe it on entry, but are not repeated with messages while filling in', () => {
    const { container, rerender } = mount(field());
    const control = controlIn(container);
    act(() => control.focus());
    expect(descriptionOf(control)).toBe(description);
    fillIn(control);
    rerender(field(wrong));
    expect(descriptionOf(control)).toBe(wrong);
    // Fixed: nothing is left to describe.
    rerender(field());
    expect(descriptionOf(control)).toBe('');
    blur(control);
    expect(descriptionOf(control)).toBe(description);
  });

  it('do not repeat an error that is being fixed', () => {
    const { container, rerender } = mount(field(wrong));
    const control = controlIn(container);
    act(() => control.focus());
    const described = descriptionOf(control);
    expect(described).toBe(`${description} ${wrong}`);
    fillIn(control);
    expect(descriptionOf(control)).toBe(described);
    rerender(field());
    expect(descriptionOf(control)).toBe('');
    rerender(field(wrong));
    expect(descriptionOf(control)).toBe(wrong);
  });

  it('stay when the browser fills in from elsewhere', () => {
    const { container } = mount(field());
    fillIn(controlIn(container));
    expect(descriptionOf(controlIn(container))).toBe(description);
  });
});
