import { defineTexts } from '../texts/texts.ts';

export const paginationTexts = defineTexts('pagination', {
  pl: {
    name: 'Stronicowanie',
    page: 'Strona {page}',
    lastPage: 'Strona {page}, ostatnia',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    gap: 'Pominięte strony',
  },
  en: {
    name: 'Pagination',
    page: 'Page {page}',
    lastPage: 'Page {page}, last',
    previous: 'Previous page',
    next: 'Next page',
    gap: 'Pages left out',
  },
});
