// @vitest-environment jsdom
import { Time } from '@internationalized/date';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from '../../../components/checkbox-group/index.ts';
import { Checkbox } from '../../../components/checkbox/index.ts';
import { DateField } from '../../../components/date-field/index.ts';
import { EmailField } from '../../../components/email-field/index.ts';
import { ErrorSummary } from '../../../components/error-summary/index.ts';
import { FileUpload } from '../../../components/file-upload/index.ts';
import { NumberField } from '../../../components/number-field/index.ts';
import { PasswordField } from '../../../components/password-field/index.ts';
import { PhoneField } from '../../../components/phone-field/index.ts';
import { PriceRange } from '../../../components/price-range/index.ts';
import { QuantityStepper } from '../../../components/quantity-stepper/index.ts';
import { RadioGroup } from '../../../components/radio-group/index.ts';
import { Rating } from '../../../components/rating/index.ts';
import { Select } from '../../../components/select/index.ts';
import { Switch } from '../../../components/switch/index.ts';
import { TextArea } from '../../../components/text-area/index.ts';
import { TextField } from '../../../components/text-field/index.ts';
import { TimeField } from '../../../components/time-field/index.ts';
import { read } from './read.tsx';

// jsdom 31 has no layout and no scrollIntoView.
beforeEach(() => void (HTMLElement.prototype.scrollIntoView = vi.fn()));

const people = [
  { value: 'person', label: 'Osoba' },
  { value: 'company', label: 'Firma', description: 'z fakturą' },
];
const metres = { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' };
const linen = { productName: 'Len', label: 'Długość', step: 100, min: 500, unit: 'm', unitName: metres };
const choose = 'Proszę wybrać opcję.';
const fillIn = 'Proszę wypełnić to pole.';

/** A message is its own paragraph, read again on the way through the page. */
const paragraph = (text: string) => ['paragraph', text, 'end of paragraph'];

const cases: ReadonlyArray<[state: string, field: () => ReactElement, words: ReadonlyArray<string>]> = [
  ['TextField at rest', () => <TextField label="Miejscowość" />, ['Miejscowość', 'textbox, Miejscowość']],
  [
    'TextField with hint and error',
    () => <TextField label="E-mail" hint="np. hanna@poczta.pl" isRequired defaultValue="hanna@" error={fillIn} />,
    [
      'E-mail',
      ...paragraph('np. hanna@poczta.pl'),
      `textbox, E-mail, hanna@, np. hanna@poczta.pl ${fillIn}, invalid, required`,
      ...paragraph(fillIn),
    ],
  ],
  [
    'TextField with success',
    () => <TextField label="E-mail" defaultValue="hanna@poczta.pl" success="Ten adres jest wolny." />,
    ['E-mail', 'textbox, E-mail, hanna@poczta.pl, Ten adres jest wolny.', ...paragraph('Ten adres jest wolny.')],
  ],
  [
    'TextField disabled, with the reason',
    () => <TextField label="Kraj" defaultValue="Polska" isDisabled note="Na razie tylko w Polsce." />,
    ['Kraj', 'textbox, Kraj, Polska, Na razie tylko w Polsce., disabled', ...paragraph('Na razie tylko w Polsce.')],
  ],
  [
    'TextField with a prefix',
    () => <TextField label="Telefon" prefix="+48" defaultValue="600 100 200" />,
    ['Telefon', '+48', 'textbox, Telefon, 600 100 200, +48'],
  ],
  [
    'TextArea with error',
    () => <TextArea label="Uwagi" error={fillIn} />,
    ['Uwagi', `textbox, Uwagi, Do 255 znaków ${fillIn}, invalid`, ...paragraph(fillIn), ...paragraph('Do 255 znaków')],
  ],
  // A password has no role in ARIA 1.2.
  [
    'PasswordField',
    () => <PasswordField label="Hasło" purpose="current" defaultValue="drewno" />,
    ['Hasło', 'Hasło, drewno', 'button, Pokaż hasło'],
  ],
  [
    'EmailField with error',
    () => <EmailField label="E-mail" error="Wpisz pełny adres." />,
    ['E-mail', 'textbox, E-mail, Wpisz pełny adres., invalid', ...paragraph('Wpisz pełny adres.')],
  ],
  [
    'PhoneField with hint',
    () => <PhoneField label="Telefon" hint="9 cyfr" />,
    ['Telefon', ...paragraph('9 cyfr'), 'textbox, Telefon, 9 cyfr'],
  ],
  [
    'NumberField with error',
    () => <NumberField label="Liczba osób" error="Wpisz liczbę od 1 do 8." />,
    [
      'Liczba osób',
      'spinbutton, Liczba osób, Wpisz liczbę od 1 do 8., invalid, min value 0',
      ...paragraph('Wpisz liczbę od 1 do 8.'),
    ],
  ],
  [
    'QuantityStepper with a fraction',
    () => <QuantityStepper {...linen} max={8000} defaultValue={1500} />,
    [
      'Długość',
      'button, Zmniejsz ilość: Len, 1 control',
      'spinbutton, Długość, metra, max value 8, min value 0.5, current value 1,5 metra',
      'button, Zwiększ ilość: Len, 1 control',
    ],
  ],
  [
    'QuantityStepper with error and no maximum',
    () => <QuantityStepper {...linen} max={null} defaultValue={22_000} error="Nie udało się." />,
    [
      'Długość',
      'button, Zmniejsz ilość: Len, 1 control',
      'spinbutton, Długość, metry Nie udało się., invalid, min value 0.5, current value 22 metry',
      'button, Zwiększ ilość: Len, 1 control',
      ...paragraph('Nie udało się.'),
    ],
  ],
  [
    'DateField with error',
    () => <DateField label="Data dostawy" name="date" error="Listopad ma 30 dni. Popraw dzień." />,
    [
      'Data dostawy',
      ...paragraph('np. 2026-11-21'),
      'textbox, Data dostawy, np. 2026-11-21 Listopad ma 30 dni. Popraw dzień., invalid',
      ...paragraph('Listopad ma 30 dni. Popraw dzień.'),
    ],
  ],
  [
    'TimeField on a clock of twelve hours',
    () => <TimeField label="Godzina odbioru" name="time" clock={12} defaultValue={new Time(14, 5)} />,
    [
      'group, Godzina odbioru',
      'Godzina odbioru',
      'spinbutton, Godzina, max value 12, min value 1, current value 2 godziny, po południu',
      'button, Godzina później, 1 control',
      'button, Godzina wcześniej, 1 control',
      'spinbutton, Minuty, max value 59, min value 0, current value 5 minut',
      'button, Więcej minut, 1 control',
      'button, Mniej minut, 1 control',
      'group, Pora dnia',
      'button, AM, przed południem, not pressed',
      'AM',
      'end of button, AM, przed południem, not pressed',
      'button, PM, po południu, pressed',
      'PM',
      'end of button, PM, po południu, pressed',
      'end of group, Pora dnia',
      'end of group, Godzina odbioru',
    ],
  ],
  [
    'TimeField with error',
    () => <TimeField label="Godzina odbioru" name="time" error="O tej godzinie nie ma już miejsc." />,
    [
      'group, Godzina odbioru',
      'Godzina odbioru',
      'spinbutton, Godzina, O tej godzinie nie ma już miejsc., invalid, max value 23, min value 0',
      'button, Godzina później, 1 control',
      'button, Godzina wcześniej, 1 control',
      'spinbutton, Minuty, O tej godzinie nie ma już miejsc., invalid, max value 59, min value 0',
      'button, Więcej minut, 1 control',
      'button, Mniej minut, 1 control',
      ...paragraph('O tej godzinie nie ma już miejsc.'),
      'end of group, Godzina odbioru',
    ],
  ],
  [
    'Select with error',
    () => <Select label="Kraj" error={choose} defaultValue="pl" options={[{ value: 'pl', label: 'Polska' }]} />,
    [
      'Kraj',
      `combobox, Kraj, pl, ${choose}, has popup listbox, not expanded, invalid`,
      'option, Polska, pl, selected, position 1, set size 1',
      `end of combobox, Kraj, pl, ${choose}, has popup listbox, not expanded, invalid`,
      ...paragraph(choose),
    ],
  ],
  [
    'Checkbox ticked',
    () => <Checkbox label="Akceptuję regulamin" defaultChecked />,
    ['checkbox, Akceptuję regulamin, checked', 'Akceptuję regulamin'],
  ],
  [
    'Checkbox with error',
    () => <Checkbox label="Akceptuję regulamin" isRequired error={fillIn} />,
    [
      `checkbox, Akceptuję regulamin, ${fillIn}, not checked, invalid, required`,
      'Akceptuję regulamin',
      ...paragraph(fillIn),
    ],
  ],
  [
    'CheckboxGroup',
    () => <CheckboxGroup label="Rodzaj" name="kind" options={people} defaultValue={['person']} />,
    [
      'group, Rodzaj',
      'Rodzaj',
      'checkbox, Osoba, checked',
      'Osoba',
      'checkbox, Firma, z fakturą, not checked',
      'Firma',
      ...paragraph('z fakturą'),
      'end of group, Rodzaj',
    ],
  ],
  [
    'RadioGroup',
    () => <RadioGroup label="Odbiorca" name="who" options={people} defaultValue="person" />,
    [
      'radiogroup, Odbiorca',
      'Odbiorca',
      'radio, Osoba, checked, position 1, set size 2',
      'Osoba',
      'radio, Firma, z fakturą, not checked, position 2, set size 2',
      'Firma',
      'z fakturą',
      'end of radiogroup, Odbiorca',
    ],
  ],
  ['Switch', () => <Switch label="Ceny netto" name="net" />, ['switch, Ceny netto, not checked', 'Ceny netto']],
  [
    'Switch with error',
    () => <Switch label="Ceny netto" name="net" error="Nie udało się zapisać." />,
    [
      'switch, Ceny netto, Nie udało się zapisać., not checked, invalid',
      'Ceny netto',
      ...paragraph('Nie udało się zapisać.'),
    ],
  ],
  // A file control has no role in ARIA 1.2.
  [
    'FileUpload with hint and error',
    () => <FileUpload label="Załączniki" name="a" isMultiple hint="Do 5 MB." error="Dołącz zdjęcie." />,
    ['Załączniki', ...paragraph('Do 5 MB.'), 'Załączniki, Do 5 MB. Dołącz zdjęcie.', ...paragraph('Dołącz zdjęcie.')],
  ],
  [
    'ErrorSummary',
    () => (
      <ErrorSummary
        errors={[
          { fieldId: 'phone', message: 'Telefon: wpisz 9 cyfr' },
          { fieldId: 'code', message: 'Kod pocztowy: wpisz' },
        ]}
      />
    ),
    [
      'group, Popraw 2 pola, żeby przejść dalej',
      'heading, Popraw 2 pola, żeby przejść dalej, level 2',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Telefon: wpisz 9 cyfr',
      'Telefon: wpisz 9 cyfr',
      'end of link, Telefon: wpisz 9 cyfr',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Kod pocztowy: wpisz',
      'Kod pocztowy: wpisz',
      'end of link, Kod pocztowy: wpisz',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of group, Popraw 2 pola, żeby przejść dalej',
    ],
  ],
];

describe('what a virtual screen reader says of', () => {
  it.each(cases)('%s', async (_, field, words) => {
    expect(await read(field())).toEqual(words);
  });

  it('Rating, star by star', async () => {
    const words = await read(<Rating label="Ocena" name="rating" defaultValue={4} />);
    expect(words.filter((phrase) => phrase.startsWith('radio'))).toEqual([
      'radiogroup, Ocena',
      'radio, 1 z 5 gwiazdek, not checked, position 1, set size 5',
      'radio, 2 z 5 gwiazdek, not checked, position 2, set size 5',
      'radio, 3 z 5 gwiazdek, not checked, position 3, set size 5',
      'radio, 4 z 5 gwiazdek, checked, position 4, set size 5',
      'radio, 5 z 5 gwiazdek, not checked, position 5, set size 5',
    ]);
  });

  it('PriceRange, its fields and sliders', async () => {
    const words = await read(<PriceRange label="Cena" minimum={12} maximum={640} defaultFrom={20} />);
    expect(words.filter((phrase) => /^(textbox|slider)/.test(phrase))).toEqual([
      'textbox, Cena od, 20, zł',
      'textbox, Cena do, zł, placeholder 640',
      'slider, Cena od, orientated horizontally, max value 640, min value 12, current value 20 zł',
      'slider, Cena do, orientated horizontally, max value 640, min value 12, current value 640 zł',
    ]);
  });
});
