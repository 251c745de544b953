// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mount, type } from '../field/testing.tsx';
import { TextField } from '../text-field/index.ts';
import { Form, SubmitButton } from './index.ts';
import { field, links, remarks, render, required, submit, withFakeBrowser } from './testing.tsx';

withFakeBrowser();

describe('custom checks', () => {
  it("get the field and the form's data; unnamed fields keep their native check", () => {
    const { container } = render({
      checks: { name: ({ value }, form) => (value === form.get('city') ? 'Imię jest miejscowością.' : null) },
    });
    type(field(container, 'Imię'), 'Łódź');
    type(field(container, 'Miejscowość'), 'Łódź');
    submit(container);
    expect(links(container)).toEqual(['Imię: Imię jest miejscowością.']);
    type(field(container, 'Miejscowość'), '');
    submit(container);
    expect(links(container)).toEqual([`Miejscowość: ${required}`]);
  });

  it('can be one for all fields', () => {
    const { container } = render({ checks: ({ name }) => (name === 'remarks' ? 'Tu nie.' : undefined) });
    submit(container);
    expect(links(container)).toEqual(['Uwagi: Tu nie.']);
  });

  it("yield to a control's custom validity", () => {
    const { container } = render({ checks: () => null });
    field(container, remarks).setCustomValidity('Cena od jest większa niż do.');
    submit(container);
    expect(links(container)).toEqual(['Uwagi: Cena od jest większa niż do.']);
  });

  it('only see submittable fields', () => {
    const names: string[] = [];
    const { container } = mount(
      <Form checks={({ name, value, values }) => void names.push(`${name}=${value}/${values.length}`)}>
        <input type="hidden" name="hidden" value="1" />
        <input name="disabled" disabled />
        <input value="without name" readOnly />
        <fieldset disabled>
          <input name="inside" />
        </fieldset>
        <TextField label="A" name="a" defaultValue="1" />
        <input type="checkbox" name="many" value="x" defaultChecked />
        <input type="checkbox" name="many" value="y" defaultChecked />
        <button name="button">B</button>
        <SubmitButton>Dalej</SubmitButton>
      </Form>,
    );
    submit(container);
    expect(names).toEqual(['a=1/1', 'many=x/2']);
  });
});
