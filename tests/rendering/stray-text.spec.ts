import { expect, test } from 'playwright/test';
import { strayFinder } from './support/stray-text.ts';
import { literalsOf } from './support/story-literals.ts';

const stray = strayFinder(['Kubek Poranek', 'szt.', 'm', 'Imię']);

for (const [text, rest] of [
  ['[Zwiększ ilość: Kubek Poranek]', ''],
  ['Kubek Poranek [Do koszyka] 2 szt.', ''],
  ['KUBEK\u00a0PORANEK', ''],
  ['od 1\u00a0234,50 zł', 'od'],
  ['1\u00a0234,50\u00a0zł', ''],
  ['–15%', ''],
  ['[Razem [2] szt.] za 3 m', 'za'],
  ['Do koszyka', 'do koszyka'],
  ['Kubek', 'kubek'],
  ['morze', 'morze'],
  ['[nie zamknięty', ''],
  ['Usuń [Kubek]', 'usuń'],
] as const)
  test(`what is stray in "${text}": "${rest}"`, () => {
    expect(stray(text)).toBe(rest);
  });

test('data of a story are the texts of its module, without what its play functions expect', () => {
  expect(
    literalsOf(`
      import { within } from 'storybook/test';
      const name: 'typ' = 'Kubek';
      export const One = {
        args: { label: 'Imię', hint: \`do \${name} znaków\` },
        play: async () => { within(document.body).getByText('Zamknij') },
        render: () => <p title='tytuł'>Tekst <b>gruby</b> z&nbsp;domu</p>,
      };`),
  ).toEqual(expect.arrayContaining(['Kubek', 'Imię', 'do ', ' znaków', 'tytuł', 'Tekst ', 'gruby', ' z\u00a0domu']));
  expect(literalsOf(`export const One = { play: () => getByText('Zamknij') }`)).not.toContain('Zamknij');
});
