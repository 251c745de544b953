/** A section of Storybook and its first page. */
export interface Place {
  readonly name: string;
  readonly page: string;
  readonly text: string;
}

export const places: ReadonlyArray<Place> = [
  {
    name: 'Zaczynamy',
    page: 'zaczynamy-pierwsze-kroki--docs',
    text: 'Getting started: from an empty Vite application to a component that works, in five minutes. Themes and tokens, and what each component weighs.',
  },
  {
    name: 'Podstawy',
    page: 'podstawy-text--docs',
    text: 'Foundations: text, headings, icons, layout. They know the tokens, so no one else has to.',
  },
  {
    name: 'Działania',
    page: 'działania-button--docs',
    text: 'Actions: buttons that keep their name while they are busy and say why they can do nothing.',
  },
  {
    name: 'Pola',
    page: 'pola-textfield--docs',
    text: 'Fields: label, hint and error wired once; forms that work before their script has come.',
  },
  {
    name: 'Komunikaty',
    page: 'komunikaty-alert--docs',
    text: 'Messages: each is spoken once, moves no focus and stays in a history.',
  },
  {
    name: 'Nawigacja',
    page: 'nawigacja-breadcrumbs--docs',
    text: 'Navigation: breadcrumbs, pages of a list, steps of an order.',
  },
  {
    name: 'Pokaz',
    page: 'pokaz-price--docs',
    text: 'Display: pictures in the width that their place needs, and the whole price at once.',
  },
  {
    name: 'Wzory',
    page: 'wzory-productcard--docs',
    text: 'Patterns: what the shop Sień is made of. Not in the package; a model of how components are put together.',
  },
];

/** A kind of reader, what they get, and where they start. */
export interface Reader {
  readonly name: string;
  readonly promise: string;
  readonly page: string;
  readonly first: string;
}

export const readers: ReadonlyArray<Reader> = [
  {
    name: 'Developers of shops',
    promise:
      'Typed props that say meaning and never looks. A control without a name does not compile. Server rendering without a mismatch, no inline style, no side effect at import; what you do not import you do not ship.',
    page: 'zaczynamy-pierwsze-kroki--docs',
    first: 'Getting started',
  },
  {
    name: 'Auditors',
    promise:
      'Each page says what every layer guarantees, which keys do what, and what a screen reader says, word for word, with the recording. Every story is a page with a title, a main and a heading, so any tool can judge it.',
    page: 'pola-quantitystepper--docs',
    first: 'A page with all its evidence',
  },
  {
    name: 'Shoppers',
    promise:
      'They never come here, and all of it is for them: the whole order by keyboard, by screen reader, at 320 pixels, in forced colours, and without JavaScript.',
    page: 'wzory-siteheader--docs',
    first: 'What they meet first',
  },
];

export const promises: ReadonlyArray<{ readonly name: string; readonly text: string }> = [
  {
    name: 'WCAG 2.2 AA for every component and state',
    text: 'Every story is judged by axe, in the test run, with an empty list of exceptions. The experimental and best-practice rules count too.',
  },
  {
    name: 'What is said is proved',
    text: 'Tests assert roles, names and the exact announcements, and also that nothing was said. A real screen reader is recorded, and each recording names its commit and day.',
  },
  {
    name: 'HTML first',
    text: 'A field is a native control with a name and a value before any script runs, and takes over what was typed meanwhile.',
  },
  {
    name: 'Small, and kept small',
    text: 'Each component has a budget beside it. A kilobyte too many fails the tests.',
  },
  {
    name: 'Polish first',
    text: 'Polish and English texts with counted forms, 1 sztuka, 2 sztuki, 5 sztuk, 1,5 sztuki. A missing translation does not compile.',
  },
];
