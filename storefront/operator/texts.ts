import { defineTexts } from '../../components/texts/texts.ts';

/** The command line's messages to the operator. */
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
  orders list                                       zamówienia, których nikt nie opłacił
  orders paid <nr>                                  pieniądze przyszły: zamówienie idzie do realizacji
  orders cancel <nr>                                anuluje nieopłacone; produkty i kod wracają, klient dostaje maila
  payments list                                     ostatnie płatności, z numerami
  payments capture <nr>                             pieniądze za tę płatność przyszły
  payments refund <nr>                              zwraca zapłaconą płatność; bon, punkty i saldo od razu
  payments simulate <nr> tak|nie|przerwij           wynik płatności na próbę; sklep dowie się o nim po starcie
  payments loyalty <e-mail> <ile>                   dopisuje punkty do konta
  payments balance <e-mail> <kwota>                 dopisuje pieniądze do salda konta, np. 25,00
  orders show <nr>                                  całe zamówienie: produkty, dane, przebieg
  orders move <nr> <stan> ["słowo do klienta"]      o w realizacji, b pakujemy, p do odbioru, t wysłane, h wstrzymane
  orders cost <nr> <kwota>                          koszt dostawy, który ustalasz po zamówieniu, razem z usługami;
                                                    klient dostaje mail z nową sumą
  orders note <nr> "słowo do klienta"               dopisuje do przebiegu i wysyła mailem
  complaints                                        reklamacje: complaints --help
  returns                                           zwroty: returns --help
  couriers, countries, pickups, days, shops         dostawa: couriers --help
  codes                                             kody rabatowe: codes --help
  content                                           strony, porady i aktualności: content --help
  opening, methods, pages                           otwarcie sklepu, płatności, regulamin: opening --help
  texts                                             własne komunikaty: texts --help
  translations                                      angielskie teksty sklepu: translations --help
  goods add <produkt> <rozmiar> <ile> [--to <magazyn>]  dokłada sztuki na półkę
  withdrawals list [--all]                          odstąpienia od umów, które czekają; --all: wszystkie
  withdrawals answer <nr> "odpowiedź"               odpowiada mailem i na stronie oświadczenia
  clients list                                      najnowsze konta, do 50
  clients show <e-mail albo login>                  co sklep wie o kliencie, z jego zamówieniami
  clients codes-off <e-mail albo login>             wyłącza kod z aplikacji, gdy klient stracił telefon i kody zapasowe
  mails list [--all]                                maile, których nie dało się wysłać; --all: także czekające
  mails send <nr>                                   wysyła taki mail jeszcze raz
  wishes list                                       czego szukano, a czego sklep nie ma
  newsletter list                                   kto dostaje newsletter
  settings list [--all]                             kto sprzedaje i na jakich warunkach; --all: każde ustawienie
  settings set <nazwa> "wartość"                    zmienia ustawienie, np. companyName "Kubki sp. z o.o."
  settings reset <nazwa>                            przywraca wartość domyślną
Odpowiedź podpisuje nazwa sklepu albo --by "Imię".`,
    inUse:
      'Sklep działa na bazie SQLite w\u00A0folderze {dataDir}, a\u00A0ta dopuszcza jeden proces. Zatrzymaj sklep na czas tego polecenia; obok działającego sklepu polecenia wykonuje baza PostgreSQL (DATABASE_URL).',
    badNumber: 'Numer „{value}” nie jest dodatnią liczbą całkowitą. Numery podaje polecenie list.',
    badOrderNumber: 'Numer „{value}” nie jest numerem zamówienia. Wzór: 20261121/001; numery podaje orders list.',
    badAmount: 'Ilość „{value}” nie jest liczbą większą od zera, np. 12 albo 1,5.',
    noText: 'Odpowiedź jest pusta.',
    noReason: 'Podaj powód: sklep pokazuje dobre i\u00A0złe opinie, więc musi umieć powiedzieć, czemu którejś nie ma.',
    tooLong: 'Tekst ma {length} znaków, a\u00A0może mieć najwyżej {most}.',

    noWithdrawals: 'Żadne odstąpienie od umowy nie czeka.',
    noWithdrawal: 'Nie ma odstąpienia o\u00A0numerze {id}.',
    withdrawalHead: 'Odstąpienie {id}, {moment}, {email}',
    withdrawalUnknown: 'Numer i\u00A0e-mail nie pasują do żadnego zamówienia.',
    withdrawalAnswered: 'Odpowiedź jest na stronie oświadczenia i\u00A0wyjdzie mailem.',
    codesOff: 'Konto {name} loguje się teraz samym hasłem. Właściciel dostanie o\u00A0tym mail.',
    noQuestion: 'Nie ma pytania o\u00A0numerze {id}.',
    noOpinion: 'Nie ma opinii o\u00A0numerze {id}.',
    kept: 'Nic się nie zmieniło: tak już było.',
    questionAnswered: 'Odpowiedź jest na stronie produktu.',
    questionAnsweredPrivately: 'Odpowiedzi nie ma na stronie produktu.',
    opinionAnswered: 'Odpowiedź jest pod opinią.',
    mailWaits: 'Mail do {recipient} czeka na wysłanie; wyśle go działający sklep.',
    noMail: 'Nie ma niewysłanego maila o\u00A0numerze {id}. Numery podaje polecenie mails list --all.',
    noMails: 'Wszystkie maile wyszły.',
    mailHead: 'Mail {id}, {date}, {recipient}, {kind}',
    mailFailed: 'nie wyszedł, sklep zrezygnował {date}',
    mailTried: 'czeka na wysłanie',
    mailAttempts: { one: '{count} próba', few: '{count} próby', many: '{count} prób', other: '{count} prób' },
    noAddress: 'Adresu autora sklep nie zna, więc maila nie będzie.',
    questionHidden: 'Pytanie zdjęte.',
    opinionHidden: 'Opinia zdjęta. Przywróci ją polecenie: opinions show {id}',
    opinionShown: 'Opinia jest znów w\u00A0sklepie.',

    noOrder: 'Nie ma zamówienia {number}.',
    orderClosed: 'Z\u00A0zamówieniem {number} nic już nie zrobimy: {state}.',
    orderIsPaid: 'Zamówienie {number} jest opłacone. Najpierw zwróć pieniądze.',
    orderPaid: 'Zamówienie {number} jest opłacone i\u00A0idzie do realizacji.',
    orderCancelled: 'Zamówienie {number} anulowane. Produkty i\u00A0kod rabatowy wróciły.',
    badMoney: 'Kwota „{value}” nie jest liczbą większą od zera, np. 25 albo 25,50.',
    noPayment: 'Nie ma płatności o\u00A0numerze {id}. Numery podaje payments list.',
    noPayments: 'Nie ma jeszcze żadnej płatności.',
    paymentHead: 'Płatność {id}, zamówienie {number}, {date}',
    paymentFacts: '{name}, {amount}, {state}',
    paymentReturn: 'operator ma zwrócić {amount}',
    paymentCaptured: 'Płatność {id} jest zapisana jako zapłacona.',
    paymentRefundDue: 'Płatność {id} jest zwrócona. Pieniądze od operatora płatności odeśle działający sklep.',
    paymentState: 'Z\u00A0płatnością {id} nic już nie zrobimy: {state}.',
    notSimulated: 'Płatność {id} nie jest płatnością na próbę.',
    simulated: 'Operator na próbę zapisał wynik. Działający sklep dostanie powiadomienie.',
    noClient: 'Nie ma konta z\u00A0adresem {email}.',
    noClients: 'Nikt jeszcze nie ma konta.',
    clientHead: '{login}, {email}, konto od {date}, zamówienia: {orders}',
    credited: 'Konto {email}: {points} punktów ponad zebrane za zakupy, saldo {balance}.',
    badState: 'Stan „{value}” nie jest jednym z: {states}.',
    orderMoved: 'Zamówienie {number}: {state}.',
    orderNoted: 'Notatka jest przy zamówieniu {number}.',
    orderIsUnpaid: 'Zamówienie {number} czeka na wpłatę. Gdy przyjdzie: orders paid {number}',
    orderTotal: 'Razem {total}, dostawa {delivery}, płatność {payment}',
    orderDeliveryCost: 'Koszt dostawy: {cost}',
    badCost: 'Koszt „{value}” nie jest kwotą, np. 250 albo 249,90; 0 to dostawa gratis.',
    costSet: 'Zamówienie {number}: dostawa {cost}, razem {total}, zostało do zapłaty {left}.',
    costWaits: 'koszt dostawy do ustalenia: orders cost {number} <kwota>',
    costIsOpen: 'Zamówienie {number} czeka na koszt dostawy. Ustala go: orders cost {number} <kwota>',
    costIsStandard: 'Dostawa zamówienia {number} ma stały koszt i\u00a0taki zostaje.',
    costBelowPaid:
      'Za zamówienie {number} zapłacono więcej, niż wyniosłoby z\u00a0tym kosztem. Najpierw zwróć pieniądze.',
    orderTo: 'Wysyłka: {name}, {street}, {city}, {phone}',
    orderBuyer: 'Zamawia: {name}, {contact}, {address}',
    orderDocument: 'Faktura: {name}, {address}',
    orderRemarks: 'Uwagi: {remarks}',
    noUnpaid: 'Wszystkie zamówienia są opłacone.',
    orderHead: 'Zamówienie {number}, {date}, {email}',
    orderLines: { one: '{count} pozycja', few: '{count} pozycje', many: '{count} pozycji', other: '{count} pozycji' },
    payUntil: 'zapłata do {date}',
    restocked: 'Produkt {product}, rozmiar {size}: jest teraz {amount}.',
    restockedIn: 'Produkt {product}, rozmiar {size}: jest teraz {amount}. Nowe leżą w\u00A0magazynie {stock}.',
    stockUnlimited: 'Produkt {product}, rozmiar {size}: nic się nie zmieniło, bo jest go bez ograniczeń.',
    noProduct: 'Nie ma produktu o\u00A0numerze {product}.',
    noSize: 'Produkt {product} nie ma rozmiaru „{size}”. Ma: {sizes}.',
    noStock: 'Nie ma magazynu „{stock}”. Są: {stocks}.',

    noValue: 'Podaj wartość w\u00A0cudzysłowie; wartość domyślną przywraca polecenie settings reset.',
    'setting.unknown': 'Nie ma ustawienia „{name}”. Nazwy podaje polecenie settings list --all.',
    'setting.empty': 'Ustawienie {name} nie może być puste. Usuwa je polecenie settings reset {name}.',
    'setting.tooLong': 'Wartość ustawienia {name} może mieć najwyżej {most} znaków.',
    'setting.email': '„{value}” nie jest adresem e-mail. Wpisz pełny adres, np. pomoc@sklep.pl.',
    'setting.phone': '„{value}” nie jest numerem telefonu. Wpisz dziewięć cyfr albo numer z\u00A0+ i\u00A0kodem kraju.',
    'setting.zipcode': '„{value}” nie jest kodem pocztowym. Wpisz go jak 31-014.',
    'setting.taxNumber': '„{value}” nie jest numerem NIP: dziesięć cyfr, z\u00A0których ostatnia się zgadza.',
    'setting.registerNumber': '„{value}” nie jest numerem KRS: to dziesięć cyfr, z\u00A0zerami na początku.',
    'setting.bankAccount':
      'Format numeru konta bankowego „{value}” jest niepoprawny: 26 cyfr albo IBAN z\u00A0kodem kraju.',
    'setting.number': 'Ustawienie {name} jest liczbą, a\u00A0„{value}” nią nie jest.',
    'setting.whole':
      'Ustawienie {name} jest liczbą całkowitą (kwoty w\u00A0groszach, dni na zwrot co najmniej 14), a\u00A0„{value}” nią nie jest.',
    'setting.flag': 'Ustawienie {name} to tak albo nie.',
    'setting.choice':
      'Ustawienie {name} nie zna wartości „{value}”. Znane są w\u00A0storefront/platform/settings/defaults.ts.',
    'setting.mask': 'Ustawienie {name} ma zły zapis kwot. Wzorem jest wartość z\u00A0polecenia settings list --all.',
    'setting.numbers': 'Ustawienie {name} to lista dodatnich liczb całkowitych, np. [3,6,12].',
    'setting.shape':
      'Ustawienie {name} ma inną postać. Wzorem jest wartość z\u00A0polecenia settings list --all, w\u00A0JSON.',
    settingIs: '{name}: {value}',
    settingIsDefault: '{name}: {value} (domyślnie)',
    settingIsEmpty: '{name}: –',
    settingIsMissing: '{name}: BRAK',
    settingLabelled: '{setting}  ({label})',
    'label.shopName': 'nazwa sklepu',
    'label.shopLine': 'hasło, nagłówek strony głównej',
    'label.shopLead': 'zdanie pod hasłem',
    'label.companyName': 'kto sprzedaje, pełna nazwa',
    'label.companyStreet': 'ulica i\u00A0numer',
    'label.companyZipcode': 'kod pocztowy',
    'label.companyCity': 'miasto',
    'label.companyTaxNumber': 'NIP',
    'label.companyRegisterNumber': 'KRS, jeśli jest',
    'label.companyEmail': 'adres dla klientów i\u00A0nadawca maili',
    'label.companyPhone': 'telefon',
    'label.companyHours': 'kiedy ktoś odbiera',
    'label.companyMap': 'adres planu okolicy',
    'label.companyBankAccount': 'konto do przelewów',
    'label.companyNote': 'dopisek w\u00A0stopce',
    'label.freeShippingFrom': 'od jakiej kwoty w\u00A0groszach obiecujemy darmową dostawę; 0: wcale',
    'label.returnDays': 'dni na zwrot',
    'label.pointsPerZloty': 'punkty za złotówkę',
    'label.homeHeroPicture': 'duże zdjęcie strony głównej',
    'label.homeHeroProducts': 'co na nim stoi, numery produktów',
    'label.homeDepartmentsPicture': 'zdjęcie obok działów',
    'label.homeFeatureProduct': 'produkt na metry',
    'label.homeFeaturePicture': 'jego zdjęcie',
    'label.homeSharedPicture': 'zdjęcie w\u00A0udostępnionym linku',
    settingNow: '{name} to teraz: {value}',
    settingGone: 'Nie ma już ustawienia {name}.',
    settingsBroken:
      'Baza ma ustawienie, którego sklep nie rozumie, więc strony się nie otwierają: {reason} Usuwa je settings reset.',
    settingsComplete: 'Sklep mówi, kto sprzedaje.',
    settingsMissing:
      'Brakuje: {names}. Dopóki sklep ich nie poda, nie przyjmuje zamówień; maile czekają na companyEmail.',

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
