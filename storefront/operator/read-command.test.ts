import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command.ts';

describe('a command of the operator', () => {
  it.each([
    ['questions list', { kind: 'questions list', isWhole: false }],
    ['questions list --all', { kind: 'questions list', isWhole: true }],
    ['questions hide 7', { kind: 'questions hide', id: 7 }],
    ['opinions show 7', { kind: 'opinions show', id: 7 }],
    ['wishes list', { kind: 'wishes list' }],
    ['mails list --all', { kind: 'mails list', isWhole: true }],
    ['mails send 7', { kind: 'mails send', id: 7 }],
    ['newsletter list', { kind: 'newsletter list' }],
    ['orders list', { kind: 'orders list' }],
    ['orders paid 20261121/001', { kind: 'orders paid', number: '20261121/001' }],
    ['orders cancel 20261121/001', { kind: 'orders cancel', number: '20261121/001' }],
    [
      'goods add 1007 naturalny 1,5 --to M1',
      { kind: 'goods add', delivered: { productId: 1007, size: 'naturalny', amount: 1500, stockId: 'M1' } },
    ],
  ])('is parsed: %s', (typed, command) => expect(readCommand(typed.split(' '))).toEqual(command));

  it('takes a text in one piece, without unprintable characters', () => {
    expect(readCommand(['questions', 'answer', '7', ' Tak.\r\nJutro.\u0007 ', '--private', '--by', ' Marta '])).toEqual(
      {
        kind: 'questions answer',
        id: 7,
        text: 'Tak.\nJutro.',
        by: 'Marta',
        isPrivate: true,
      },
    );
  });

  it.each([
    '',
    'questions',
    'questions delete 7',
    'orders list 7',
    'orders paid',
    'goods add 1001 uniw',
    'goods add 1001 uniw 5 --by Marta',
    'questions list 7',
    'questions hide',
    'questions hide 7 --private',
    'questions answer 7 Tak jutro',
    'opinions answer 7 Tak --private',
    'wishes list --all',
    'mails send',
    'settings set',
    'settings set companyName Kubki Zosi',
    'settings reset',
    'questions list --wszystkie',
    'toString list',
  ])('shows the usage: "%s"', (typed) => {
    expect(() => readCommand(typed.split(' ').filter(Boolean))).toThrow('Użycie: npm run operator');
  });

  it.each([
    [['questions', 'hide', '0'], 'Numer „0”'],
    [['questions', 'hide', '1e3'], 'Numer „1e3”'],
    [['questions', 'hide', '9'.repeat(40)], 'nie jest dodatnią liczbą całkowitą'],
    [['questions', 'answer', '7'], 'Odpowiedź jest pusta.'],
    [['questions', 'answer', '7', ' \n'], 'Odpowiedź jest pusta.'],
    [['opinions', 'hide', '7'], 'Podaj powód'],
    [['orders', 'cancel', '7'], 'Numer „7” nie jest numerem zamówienia.'],
    [['goods', 'add', '1001', 'uniw', '0'], 'Ilość „0” nie jest liczbą większą od zera'],
    [['goods', 'add', '1001', 'uniw', 'dużo'], 'Ilość „dużo”'],
    [['settings', 'set', 'companyName'], 'Podaj wartość'],
    [['settings', 'set', 'companyNmae', 'Kubki'], 'Nie ma ustawienia „companyNmae”.'],
    [['settings', 'set', 'companyTaxNumber', '123'], '„123” nie jest numerem NIP'],
  ])('reports the error in %j', (parameters, message) => expect(() => readCommand(parameters)).toThrow(message));

  it('has a maximum text length', () => {
    expect(() => readCommand(['opinions', 'answer', '7', 'a'.repeat(4001)])).toThrow(
      'Tekst ma 4\u00A0001 znaków, a\u00A0może mieć najwyżej 4\u00A0000.',
    );
  });
});
