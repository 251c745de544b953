import { defineTexts } from '../../../../../components/texts/texts.ts';

/**
 * The shop's accessibility statement by Annex V of Directive (EU) 2019/882 and the Polish act of 26 April 2024 (Dz.U.
 * 2024 poz. 731). Every claim is backed by a test or an audit (docs/accessibility). Supervision:
 * funduszeeuropejskie.gov.pl, "Nadzór rynku nad dostępnością produktów i usług"; how to complain: uke.gov.pl,
 * "Dochodzenie roszczeń" (both read in November 2026).
 */
export const accessibilityTexts = defineTexts('accessibility', {
  pl: {
    title: 'Dostępność sklepu',
    note: 'Stan na {date}.',

    service: 'Czego dotyczy ta informacja',
    serviceText:
      'Sklep internetowy {shop} prowadzi {seller}. Można w\u00a0nim wyszukać i\u00a0porównać produkty, złożyć zamówienie, założyć konto i\u00a0napisać do nas: bez myszy, z\u00a0czytnikiem ekranu i\u00a0bez włączonego JavaScriptu.',
    serviceLaw:
      'Informacji wymaga ustawa z\u00a026\u00a0kwietnia 2024\u00a0r. o\u00a0zapewnianiu spełniania wymagań dostępności niektórych produktów i\u00a0usług przez podmioty gospodarcze (Dz.U. 2024 poz. 731), która wdraża dyrektywę (UE) 2019/882.',

    how: 'Jak spełniamy wymagania',
    howStandard:
      'Sklep budujemy według WCAG 2.2 na poziomie AA i\u00a0normy EN 301 549. Strony sprawdzamy automatycznie przy czterech szerokościach okna, w\u00a0jasnym, ciemnym i\u00a0kontrastowym wyglądzie.',
    howKeyboard:
      'Wszystko działa z\u00a0klawiatury, a\u00a0miejsce, w\u00a0którym jesteś, jest dobrze widoczne. Strony mieszczą się w\u00a0oknie szerokości 320\u00a0pikseli i\u00a0przy powiększeniu do 400%.',
    howSpeech:
      'Komunikaty, ceny, terminy i\u00a0błędy w\u00a0formularzach mają słowa, które odczyta czytnik ekranu. Błąd stoi przy swoim polu, a\u00a0jego treść mówi, co poprawić.',
    howTime:
      'Krótkie komunikaty znikają po kilku sekundach, ale wszystkie zostają na liście, do której prowadzi klawisz F6. Nic nie rusza się samo bez możliwości zatrzymania.',

    audits: 'Co pokazały ostatnie badania',
    auditPages: {
      one: '{date} zbadaliśmy {count}\u00a0stronę sklepu w\u00a0oknach szerokości {widths}\u00a0pikseli.',
      few: '{date} zbadaliśmy {count}\u00a0strony sklepu w\u00a0oknach szerokości {widths}\u00a0pikseli.',
      many: '{date} zbadaliśmy {count}\u00a0stron sklepu w\u00a0oknach szerokości {widths}\u00a0pikseli.',
      other: '{date} zbadaliśmy {count}\u00a0strony sklepu w\u00a0oknach szerokości {widths}\u00a0pikseli.',
    },
    auditParts: {
      one: 'Osobno badamy {count}\u00a0element, z\u00a0którego są zbudowane: kolory, nazwy i\u00a0kolejność.',
      few: 'Osobno badamy {count}\u00a0elementy, z\u00a0których są zbudowane: kolory, nazwy i\u00a0kolejność.',
      many: 'Osobno badamy {count}\u00a0elementów, z\u00a0których są zbudowane: kolory, nazwy i\u00a0kolejność.',
      other: 'Osobno badamy {count}\u00a0elementu, z\u00a0których są zbudowane: kolory, nazwy i\u00a0kolejność.',
    },
    auditClean:
      'Nie znaleźliśmy błędów. Badania automatyczne nie wykrywają wszystkiego, dlatego czekamy na Twoje uwagi.',
    auditFindings: {
      one: 'Znaleźliśmy {count}\u00a0błąd, który poprawiamy.',
      few: 'Znaleźliśmy {count}\u00a0błędy, które poprawiamy.',
      many: 'Znaleźliśmy {count}\u00a0błędów, które poprawiamy.',
      other: 'Znaleźliśmy {count}\u00a0błędu, które poprawiamy.',
    },
    problemForm: 'Zgłoś problem przez formularz',
    complaintForm: 'Złóż skargę przez formularz',

    notMet: 'Czego jeszcze nie sprawdziliśmy',
    notMetReaders:
      'Z\u00a0prawdziwym czytnikiem ekranu sprawdzamy poszczególne elementy stron: Orca w\u00a0przeglądarce Chromium, po polsku. Z\u00a0NVDA, JAWS, VoiceOver i\u00a0TalkBack sklep nie był jeszcze badany. Z\u00a0nimi coś może zabrzmieć inaczej, na przykład jednostka przy ilości może zostać odczytana dwa razy.',
    notMetPeople:
      'Nie mamy jeszcze badania z\u00a0udziałem osób z\u00a0niepełnosprawnościami ani oceny niezależnej instytucji.',

    report: 'Zgłoś problem',
    reportText:
      'Jeśli coś utrudnia Ci zakupy, daj nam znać. Napisz, na której stronie jesteś, co chcesz zrobić i\u00a0z\u00a0czego korzystasz. Możemy też przyjąć zamówienie inną drogą.',
    email: 'E-mail: {email}',
    phone: 'Telefon: {phone}',
    hours: 'Odpowiadamy: {hours}.',

    complain: 'Złóż skargę',
    complainText:
      'Skargę na brak dostępności złożysz tymi samymi drogami. Podaj imię i\u00a0nazwisko, jak mamy odpowiedzieć (adres, e-mail albo telefon), czego dotyczy skarga i\u00a0które wymaganie nie jest spełnione.',
    complainTime:
      'Odpowiemy w\u00a0ciągu 30\u00a0dni, a\u00a0w\u00a0sprawie szczególnie skomplikowanej w\u00a0ciągu 60\u00a0dni; wtedy damy znać, że potrzebujemy więcej czasu. Brak odpowiedzi w\u00a0tym czasie oznacza, że skargę uznaliśmy.',

    authority: 'Kto nadzoruje',
    authorityText:
      'Dostępność usług handlu elektronicznego nadzoruje minister właściwy do spraw informatyzacji (Minister Cyfryzacji). Cały nadzór koordynuje Prezes Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych (PFRON): to jemu każdy może zgłosić, że usługa nie jest dostępna.',
    consumers: 'W\u00a0innych sprawach konsumenckich pomaga rzecznik konsumentów w\u00a0Twoim mieście albo powiecie.',
  },
  en: {
    title: 'Accessibility of the shop',
    note: 'As of {date}.',

    service: 'What this statement covers',
    serviceText:
      'The online shop {shop} is run by {seller}. You can find and compare products, place an order, create an account and write to us: without a mouse, with a screen reader and with JavaScript switched off.',
    serviceLaw:
      'This statement is required by the Polish Act of 26\u00a0April 2024 on ensuring that economic operators meet the accessibility requirements for certain products and services (Dz.U. 2024 poz. 731), which implements Directive (EU) 2019/882.',

    how: 'How we meet the requirements',
    howStandard:
      'We build the shop to WCAG 2.2 level AA and EN 301 549. Its pages are tested automatically at four window widths, in the light, dark and high-contrast look.',
    howKeyboard:
      'Everything works with the keyboard, and it is easy to see where you are. Pages fit a window 320\u00a0pixels wide and a zoom of up to 400%.',
    howSpeech:
      'Messages, prices, dates and errors in forms are written in words that a screen reader can read. An error stands next to its field and says what to correct.',
    howTime:
      'Short messages disappear after a few seconds, but all of them stay in a list that the F6 key leads to. Nothing moves by itself without a way to stop it.',

    audits: 'What the latest tests showed',
    auditPages: {
      one: '{date}: we tested {count}\u00a0page of the shop in windows {widths}\u00a0pixels wide.',
      other: '{date}: we tested {count}\u00a0pages of the shop in windows {widths}\u00a0pixels wide.',
    },
    auditParts: {
      one: 'We test {count}\u00a0component of these pages separately: colours, names and order.',
      other: 'We test {count}\u00a0components of these pages separately: colours, names and order.',
    },
    auditClean: 'We found no errors. Automatic tests do not find everything, so we are grateful for your comments.',
    auditFindings: {
      one: 'We found {count}\u00a0error, which we are fixing.',
      other: 'We found {count}\u00a0errors, which we are fixing.',
    },
    problemForm: 'Report a problem with the form',
    complaintForm: 'File a complaint with the form',

    notMet: 'What we have not tested yet',
    notMetReaders:
      'We test the components of our pages with a real screen reader: Orca in Chromium, in Polish. The shop has not been tested with NVDA, JAWS, VoiceOver or TalkBack yet. Some things may sound different with them; for example, the unit of a quantity may be read twice.',
    notMetPeople: 'We have not had a test with people with disabilities yet, nor an assessment by an independent body.',

    report: 'Report a problem',
    reportText:
      'If something makes shopping difficult for you, let us know. Tell us which page you are on, what you would like to do and what you use. We can also take your order in another way.',
    email: 'Email: {email}',
    phone: 'Phone: {phone}',
    hours: 'We answer: {hours}.',

    complain: 'File a complaint',
    complainText:
      'You can file a complaint about accessibility in the same ways. Give your full name, how we should answer (address, email or phone), what the complaint is about and which requirement is not met.',
    complainTime:
      'We answer within 30\u00a0days, or within 60\u00a0days if the matter is especially complex; in that case we let you know that we need more time. If we do not answer in time, we have accepted your complaint.',

    authority: 'Who supervises us',
    authorityText:
      'The accessibility of e-commerce services is supervised by the minister responsible for digital affairs (Minister Cyfryzacji). All supervision is coordinated by the President of the State Fund for Rehabilitation of Disabled People (PFRON): anyone can tell them that a service is not accessible.',
    consumers:
      'In other consumer matters you can get help from the consumer ombudsman of your town or district in Poland.',
  },
});
