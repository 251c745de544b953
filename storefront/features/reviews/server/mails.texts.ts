import { defineTexts } from '../../../../components/texts/texts.ts';

/** Texts of mails to visitors, and to the shop, about visitors' input. */
export const visitorMailTexts = defineTexts('visitorMail', {
  pl: {
    joinSubject: 'Potwierdź zapis do newslettera sklepu {shop}',
    joinLead: 'Ktoś, pewnie Ty, zapisał ten adres do newslettera sklepu {shop}.',
    joinLink: 'Potwierdź zapis',
    joinElse: 'Jeśli to nie Ty, nic nie rób: bez potwierdzenia nic nie wyślemy. Odnośnik działa {days}\u00a0dni.',

    leaveSubject: 'Wypisanie z\u00a0newslettera sklepu {shop}',
    leaveLead: 'Ktoś, pewnie Ty, chce wypisać ten adres z\u00a0newslettera sklepu {shop}.',
    leaveLink: 'Wypisz ten adres',
    leaveElse: 'Jeśli to nie Ty, nic nie rób: newsletter będzie przychodził jak dotąd.',

    opinionSubject: 'Potwierdź opinię: {product}',
    opinionLead: 'Z tego adresu przyszła opinia o\u00a0produkcie {product}. Przeczytasz ją i\u00a0potwierdzisz tutaj:',
    opinionLink: 'Potwierdź opinię',
    opinionElse: 'Jeśli to nie Ty, nic nie rób: bez potwierdzenia nikt jej nie zobaczy.',

    questionSubject: 'Pytanie o\u00a0produkt: {product}',
    questionLead: 'Pyta {email}:',
    questionLink: 'Zobacz produkt',
    questionElse: 'Odpowiedz na adres {email}.',

    questionAnswerSubject: 'Odpowiedź na pytanie o\u00a0produkt: {product}',
    questionAnswerLead: 'Odpowiadamy na pytanie o\u00a0produkt {product}:',
    opinionAnswerSubject: 'Odpowiedź na Twoją opinię: {product}',
    opinionAnswerLead: 'Dziękujemy za opinię o\u00a0produkcie {product}. Nasza odpowiedź stoi pod nią na stronie:',
    answerElse: 'Odpowiada {by}, sklep {shop}.',
  },
  en: {
    joinSubject: 'Confirm your subscription to the {shop} newsletter',
    joinLead: 'Someone, probably you, has signed this address up for the {shop} newsletter.',
    joinLink: 'Confirm subscription',
    joinElse:
      'If it was not you, do nothing: without confirmation we send nothing. The link works for {days}\u00a0days.',

    leaveSubject: 'Unsubscribing from the {shop} newsletter',
    leaveLead: 'Someone, probably you, wants to unsubscribe this address from the {shop} newsletter.',
    leaveLink: 'Unsubscribe this address',
    leaveElse: 'If it was not you, do nothing: the newsletter will keep coming.',

    opinionSubject: 'Confirm your review: {product}',
    opinionLead: 'A review of {product} came from this address. You can read and confirm it here:',
    opinionLink: 'Confirm review',
    opinionElse: 'If it was not you, do nothing: without confirmation no one will see it.',

    questionSubject: 'Question about a product: {product}',
    questionLead: '{email} asks:',
    questionLink: 'See the product',
    questionElse: 'Reply to {email}.',

    questionAnswerSubject: 'Answer to your question about a product: {product}',
    questionAnswerLead: 'Here is our answer to the question about {product}:',
    opinionAnswerSubject: 'Answer to your review: {product}',
    opinionAnswerLead: 'Thank you for your review of {product}. Our answer is below it on the page:',
    answerElse: 'Answered by {by}, {shop}.',
  },
});
