import { defineTexts } from '../../../components/texts/texts.ts';

/** The messages of commands that open a shop: what is missing, payment methods, texts of pages. */
export const openingCommandTexts = defineTexts('operatorOpening', {
  pl: {
    usage: `Użycie: npm run operator -- <czego> <co zrobić>
  opening check                                     czego brakuje, żeby sklep mógł przyjąć zamówienie
  methods list                                      sposoby płatności: które są, i czego trzeba innym
  methods on <nazwa>                                włącza sposób płatności
  methods off <nazwa>                               wyłącza sposób płatności
  methods cost <nazwa> <kwota>                      ile kosztuje kupującego, np. 5,00; 0: nic
  pages list                                        strony z tekstami: wersja i data
  pages publish <strona> <plik.txt>                 pokazuje nowy tekst strony, a wcześniejszy zachowuje
  pages show <strona> <wersja>                      tekst strony w tej wersji
Strony: {names}.
Plik: Markdown, pierwszy wiersz "# Tytuł", nagłówki "## Nagłówek", akapity oddzielone pustym wierszem.`,
    fact: 'dane sklepu: {names}. Ustawia je settings set',
    courier: 'sposób dostawy. Dodaje go couriers add',
    method: 'sposób płatności, który pasuje do dostawy: {couriers}. Podaje je methods list',
    page: 'strona {name}. Ogłasza ją pages publish {name} <plik.txt>',
    goods: 'produkty. Dodaje je npm run import -- <plik.xml>',
    missing: 'Brakuje:',
    complete: 'Sklep może przyjmować zamówienia.',
    methodOn: '{id}: {name}, oferowany',
    methodCosts: '{name} ({cost})',
    methodOff: '{id}: {name}, wyłączony',
    methodNeedsProvider: '{id}: {name}, czeka na operatora płatności: settings set paymentProvider',
    methodNeedsLender: '{id}: {name}, czeka na bank: settings set instalmentMonths "[3, 6, 12]"',
    methodSwitchedOn: 'Sposób płatności „{name}” jest w\u00a0sklepie.',
    methodSwitchedOff: 'Sposobu płatności „{name}” nie ma już w\u00a0sklepie.',
    methodCostSet: 'Sposób płatności „{name}” kosztuje teraz {cost}. Złożone zamówienia zachowują swój koszt.',
    methodFree: 'Sposób płatności „{name}” nic już nie kosztuje. Złożone zamówienia zachowują swój koszt.',
    badCost: 'Koszt „{value}” jest błędny. Wpisz kwotę w\u00a0złotych do {most}, np. 5,00 albo 0.',
    noProvider:
      'Sposób płatności „{name}” wymaga operatora płatności. Najpierw: settings set paymentProvider payu albo simulator (na próbę).',
    noLender:
      'Sposób płatności „{name}” wymaga banku, który udziela rat, i\u00a0operatora płatności. Najpierw: settings set instalmentMonths "[3, 6, 12]".',
    lastMethod: 'To ostatni sposób płatności dla dostawy: {couriers}. Najpierw włącz inny.',
    noMethod: 'Nie ma sposobu płatności „{id}”. Są: {ids}.',
    kept: 'Nic się nie zmieniło: tak już było.',
    noPage: 'Nie ma strony „{name}”. Są: {names}.',
    pageMissing: '{name}: BRAK',
    pageIs: '{name}: {title}, wersja {version} od {date}',
    pagePublished: 'Strona {name} ma teraz wersję {version}: {title}.',
    noVersion: 'Strona {name} nie ma wersji „{version}”.',
    noFile: 'Nie da się przeczytać pliku {file}.',
    'problem.tooLong': 'Plik {file} ma ponad {most} znaków.',
    'problem.noTitle': 'Pierwszy wiersz pliku {file} musi być tytułem, np. „# Regulamin”.',
    'problem.noText': 'W\u00a0pliku {file} nie ma żadnego akapitu.',
    'problem.emptyHeading': 'Wiersz {line} pliku {file}: nagłówek jest pusty.',
    'problem.emptySection': 'Wiersz {line} pliku {file}: pod nagłówkiem nie ma tekstu.',
    'problem.headingTwice': 'Wiersz {line} pliku {file}: taki nagłówek już jest.',
    'problem.unshown':
      'Wiersz {line} pliku {file}: strona tego nie pokaże (HTML, obraz albo odnośnik spoza http, mailto i\u00a0tel). Obrazy dodaje content add.',
    'problem.control': 'Wiersz {line} pliku {file}: jest tam znak, którego nie da się pokazać. Zapisz plik jako UTF-8.',
  },
});
