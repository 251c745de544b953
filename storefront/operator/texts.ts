import { defineTexts } from '../../components/texts/texts.ts';

/** What the command line says to the person who runs the shop. */
export const operatorTexts = defineTexts('operator', {
  pl: {
    usage: `Użycie: npm run operator -- <czego> <co zrobić>
  questions list [--all]                            pytania, które czekają; --all: wszystkie
  questions answer <nr> "odpowiedź" [--private]     odpowiada mailem i na stronie; --private: tylko mailem
  questions hide <nr>                               zdejmuje pytanie ze strony albo z listy czekających
  opinions list [--all]                             opinie bez odpowiedzi; --all: wszystkie
  opinions answer <nr> "odpowiedź"                  odpowiada pod opinią, a mailem, gdy znany jest adres
  opinions hide <nr> "powód"                        zdejmuje opinię ze sklepu
  opinions show <nr>                                przywraca opinię
  wishes list                                       czego szukano, a czego sklep nie ma
  newsletter list                                   kto dostaje newsletter
Odpowiedź podpisuje nazwa sklepu albo --by "Imię".`,
    inUse:
      'Sklep działa na bazie SQLite w\u00A0folderze {dataDir}, a\u00A0ta dopuszcza jeden proces. Zatrzymaj sklep na czas tego polecenia; obok działającego sklepu polecenia wykonuje baza PostgreSQL (DATABASE_URL).',
    badNumber: 'Numer „{value}” nie jest dodatnią liczbą całkowitą. Numery podaje polecenie list.',
    noText: 'Odpowiedź jest pusta.',
    noReason: 'Podaj powód: sklep pokazuje dobre i\u00A0złe opinie, więc musi umieć powiedzieć, czemu którejś nie ma.',
    tooLong: 'Tekst ma {length} znaków, a\u00A0może mieć najwyżej {most}.',

    noQuestion: 'Nie ma pytania o\u00A0numerze {id}.',
    noOpinion: 'Nie ma opinii o\u00A0numerze {id}.',
    kept: 'Nic się nie zmieniło: tak już było.',
    questionAnswered: 'Odpowiedź jest na stronie produktu.',
    questionAnsweredPrivately: 'Odpowiedzi nie ma na stronie produktu.',
    opinionAnswered: 'Odpowiedź jest pod opinią.',
    mailWaits: 'Mail do {recipient} czeka na wysłanie; wyśle go działający sklep.',
    noAddress: 'Adresu autora sklep nie zna, więc maila nie będzie.',
    questionHidden: 'Pytanie zdjęte.',
    opinionHidden: 'Opinia zdjęta. Przywróci ją polecenie: opinions show {id}',
    opinionShown: 'Opinia jest znów w\u00A0sklepie.',

    noQuestions: 'Żadne pytanie nie czeka.',
    noOpinions: 'Nie ma takich opinii.',
    noWishes: 'Nikt o\u00A0nic nie prosił.',
    noSubscribers: 'Nikt nie dostaje newslettera.',
    questionHead: 'Pytanie {id}, {date}, {email}\n{product} ({productId}), {state}',
    opinionHead: 'Opinia {id}, {date}, {author}, ocena {rating}{confirmed}\n{product} ({productId})',
    confirmed: ', potwierdzony zakup',
    answerOf: 'Odpowiedź: {text}',
    hiddenFor: 'Zdjęta: {reason}',
    wish: '{date} {name}',
    wishWith: '{date} {name}: {description}',
    subscriber: '{date} {email}',
    subscriberWith: '{date} {email} {name}',
    'state.waiting': 'czeka',
    'state.shown': 'odpowiedź na stronie',
    'state.private': 'odpowiedź mailem',
    'state.hidden': 'zdjęte',
  },
});
