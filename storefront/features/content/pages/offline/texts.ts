import { defineTexts } from '../../../../../components/texts/texts.ts';

export const offlineTexts = defineTexts('offline', {
  pl: {
    head: 'Brak połączenia z\u00a0internetem',
    title: 'Nie ma połączenia z\u00a0internetem.',
    lead: 'Sprawdź Wi-Fi albo dane komórkowe. Gdy sieć wróci, ta strona wczyta się sama. Twój koszyk i\u00a0lista czekają.',
    again: 'Spróbuj jeszcze raz',
    asks: 'Sprawdzamy połączenie.',
    still: 'Nadal nie ma połączenia.',
    back: 'Połączenie wróciło. Wczytujemy stronę.',
    call: 'Telefon działa bez internetu',
    callLead: 'Jeśli sprawa jest pilna, zadzwoń. Sprawdzimy zamówienie i\u00a0odpowiemy na\u00a0pytania.',
    write: 'Jak nas znaleźć',
    writeLead: 'Wiadomość możesz napisać już teraz. Wyjdzie, gdy sieć wróci.',
  },
  en: {
    head: 'No internet connection',
    title: 'There is no internet connection.',
    lead: 'Check your Wi-Fi or mobile data. This page will load by itself once the network is back. Your basket and list are waiting.',
    again: 'Try again',
    asks: 'Checking the connection.',
    still: 'There is still no connection.',
    back: 'The connection is back. Loading the page.',
    call: 'The phone works without internet',
    callLead: 'If it is urgent, call us. We will check your order and answer your questions.',
    write: 'How to reach us',
    writeLead: 'You can write your message now. It will leave once the network is back.',
  },
});
