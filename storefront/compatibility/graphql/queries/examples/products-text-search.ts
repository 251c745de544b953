import type { OperationReference } from '../../../../reference/define.ts';

export default {
  calls: [12],
  notes: ['Clients cache the answer of each text while the window is open, and ask from two characters on.'],
  examples: [
    {
      title: 'The results under the search box',
      document: `query{
  productsTextSearch(searchInput:{text:"kubek",limit:6}){
    products{name versionName link iconSmall iconSmallSecond price{price{gross{value currency formatted}}}}
    series{name link}
    producers{name link}
    menuNodes{name link breadcrumb{title link}}
    cms{name link}
    searchQueries{name link}
  }
}`,
    },
  ],
} satisfies OperationReference;
