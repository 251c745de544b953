import { defineTexts } from '../../../../../components/texts/texts.ts';

export const entriesTexts = defineTexts('entries', {
  pl: {
    post: 'Porady',
    postLead: 'Jak dbać o\u00a0rzeczy, żeby służyły latami.',
    news: 'Aktualności',
    newsLead: 'Nowe wypały, terminy wysyłek i\u00a0co słychać w\u00a0salonach.',
    feed: 'Kanał RSS',
    pages: 'Strony wpisów',
    empty: 'Nic tu jeszcze nie ma.',
    emptyLead: 'Pierwszy wpis pojawi się w\u00a0tym miejscu.',
    shop: 'Zobacz nowości w\u00a0sklepie',
    related: 'Powiązane produkty',
  },
  en: {
    post: 'Guides',
    postLead: 'How to look after things so that they last for years.',
    news: 'News',
    newsLead: 'Fresh firings, dispatch dates and what is new in the showrooms.',
    feed: 'RSS feed',
    pages: 'Pages of entries',
    empty: 'There is nothing here yet.',
    emptyLead: 'The first entry will appear here.',
    shop: 'See what is new in the shop',
    related: 'Related products',
  },
});
