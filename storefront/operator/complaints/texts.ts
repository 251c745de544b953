import { defineTexts } from '../../../components/texts/texts.ts';

/** The messages of commands about complaints. */
export const complaintCommandTexts = defineTexts('operatorComplaints', {
  pl: {
    usage: `Użycie: npm run operator -- complaints <co zrobić>
  complaints list [--all]                           reklamacje, które czekają, najpilniejsze najpierw; --all: wszystkie
  complaints show <nr>                              cała reklamacja: produkty, rozmowa, pliki, następne stany
  complaints save <nr> <folder>                     zapisuje pliki klienta w folderze
  complaints answer <nr> "tekst"                    odpowiada w rozmowie i mailem; stan się nie zmienia
  complaints ask <nr> "pytanie"                     prosi klienta o informacje (stan 29); termin biegnie dalej
  complaints decide <nr> <stan 1–30> ["powód"]      zmienia stan i mówi o tym klientowi; odmowa wymaga powodu
  complaints refund <nr> <kwota> ["słowo"]          oddaje pieniądze za uznaną reklamację (stan 11), najwyżej tyle,
                                                    ile zostało z zapłaconych; domyślnie tą samą drogą
        --to saldo albo przelew                     na saldo konta albo przelewem, który zrobisz w banku
  complaints states                                 wszystkie stany, z numerami
Do answer, ask i decide: --file <plik>, także kilka razy. Podpisuje nazwa sklepu albo --by "Imię".
Odpowiedź jest potrzebna w ciągu 14 dni od zgłoszenia; po tym czasie sklep sam uzna reklamację, bo tak stanowi prawo.`,
    badNumber: '„{value}” nie jest numerem reklamacji. Wzór: R/2026/031; numery podaje complaints list.',
    noComplaint: 'Nie ma reklamacji {number}.',
    none: 'Żadna reklamacja nie czeka.',
    noneAtAll: 'Nie ma jeszcze żadnej reklamacji.',
    head: 'Reklamacja {number}, {date}, {email}, zamówienie {order}',
    facts: '{products}; stan {state}: {name}',
    until: 'odpowiedź do {date}',
    overdue: 'TERMIN MINĄŁ {date}',
    decided: 'rozstrzygnięta {date}',
    wish: 'Oczekuje: {solution}. {method}{phone}',
    phone: ', tel. {phone}',
    line: '{name}, zapłacono {total}',
    left: 'Z zamówienia można jeszcze oddać {amount}.',
    saidBy: '{date} {author}',
    'author.shopper': 'klient',
    'author.shop': 'sklep',
    'author.law': 'termin',
    stateNow: 'stan {state}: {name}',
    fileLine: 'plik: {name}',
    next: 'Możliwe stany: {states}',
    stateLine: '{state}  {name}',
    badState: 'Stan „{value}” nie jest liczbą od 1 do 30. Stany podaje complaints states.',
    notAllowed: 'Ze stanu {state} ({name}) nie ma przejścia do {wanted}. Możliwe: {states}.',
    noText: 'Tekst jest pusty.',
    noReason: 'Podaj powód: klient ma prawo wiedzieć, czemu odmawiasz.',
    tooLong: 'Tekst ma {length} znaków, a\u00a0może mieć najwyżej {most}.',
    answered: 'Odpowiedź jest w\u00a0rozmowie.',
    asked: 'Pytanie jest w\u00a0rozmowie. Termin na odpowiedź się nie zmienia: {date}.',
    changed: 'Reklamacja {number}, stan {state}: {name}.',
    kept: 'Nic się nie zmieniło: tak już było.',
    mailWaits: 'Mail do {recipient} czeka na wysłanie; wyśle go działający sklep.',
    noFile: 'Nie można odczytać pliku {file}.',
    refusedFile: 'Nie można dołączyć pliku {file}: {reason}',
    noFolder: 'Nie można zapisać w\u00a0folderze {folder}.',
    saved: {
      one: 'Zapisano {count} plik.',
      few: 'Zapisano {count} pliki.',
      many: 'Zapisano {count} plików.',
      other: 'Zapisano {count} pliku.',
    },
    badAmount: 'Kwota „{value}” nie jest liczbą większą od zera, np. 25 albo 25,50.',
    badWay: 'Pieniądze idą tą samą drogą albo --to saldo, albo --to przelew, a\u00a0nie „{value}”.',
    notAccepted: 'Reklamacja {number} nie jest uznana ({name}). Najpierw: complaints decide {number} 10',
    too_much: 'Tyle już nie można oddać. Z\u00a0zamówienia zostało {amount}.',
    no_account: 'Zamówienie złożył gość, więc nie ma salda. Użyj --to przelew.',
    not_same_way:
      'Część zapłacono przelewem albo gotówką: ta sama droga nie wystarczy. Użyj --to saldo albo --to przelew.',
    refunded: 'Reklamacja {number}: {amount} wraca tą samą drogą. Od operatora płatności odeśle je działający sklep.',
    refundedBalance: 'Reklamacja {number}: {amount} jest na saldzie konta.',
    refundedTransfer: 'Reklamacja {number}: przelej teraz {amount} na konto klienta.',
    'told.o': 'Oddajemy {amount} tą samą drogą, którą przyszła płatność.',
    'told.t': 'Oddajemy {amount} na saldo Twojego konta.',
    'told.b': 'Oddajemy {amount} przelewem.',
  },
});
