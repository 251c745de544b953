import { defineTexts } from '../../../../../components/texts/texts.ts';

export const newsletterTexts = defineTexts('newsletter', {
  pl: {
    title: 'Newsletter',
    lead: 'Raz w\u00a0miesiącu: nowe rzeczy, wypały i\u00a0przeceny. Wypiszesz się jednym kliknięciem.',
    email: 'E-mail',
    name: 'Imię',
    /** The consent by a short name, above its form. */
    consentName: 'Zgoda na newsletter',
    consent: 'Zgadzam się na przesyłanie newslettera sklepu {shop} na podany adres e-mail',
    consentWithdrawal: 'Zgodę możesz wycofać w\u00a0każdej chwili.',
    subscribe: 'Zapisz się',
    footerTitle: 'List raz w\u00a0miesiącu',
    /** Without "e-mail": a page has one field of that name. */
    footerField: 'Adres do newslettera',
    footerExample: 'adres e-mail',
    footerSubscribe: 'Zapisz mnie',
    footerConsent:
      'Zapisując się, zgadzasz się, żeby sklep {shop} przesyłał newsletter na ten adres. Zgodę możesz wycofać w\u00a0każdej chwili.',
    leaveTitle: 'Wypisz się z\u00a0newslettera',
    leaveLead: 'Wyślemy wiadomość z\u00a0odnośnikiem, który wypisuje podany adres.',
    leave: 'Wypisz mnie',
    leaveSent: 'Wysłaliśmy wiadomość, jeśli ten adres jest w\u00a0newsletterze. Potwierdź w\u00a0niej wypisanie.',
    confirmTitle: 'Potwierdź zapis do newslettera',
    confirmLead: 'Newsletter będziemy wysyłać na adres {email}.',
    confirm: 'Potwierdzam zapis',
    leaveConfirmTitle: 'Wypisać z\u00a0newslettera?',
    leaveConfirmLead: 'Na adres {email} nie wyślemy już newslettera.',
    leaveConfirm: 'Wypisuję się',
  },
});
