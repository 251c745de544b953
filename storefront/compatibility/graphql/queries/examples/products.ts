import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'Products by their numbers',
      document: `query{
  products(searchInput:{productsId:[1005,1007]}){
    took
    products{
      id name description link icon type pointsReceive
      producer{name link}
      price{youSavePercent omnibusPrice{gross{formatted}} crossedPrice{gross{formatted}} price{gross{value formatted}}}
      sizes{id name code amount availability{status}}
    }
  }
}`,
    },
    {
      title: 'Products by a text',
      document: 'query{products(searchInput:{text:"len"}){took products{id name}}}',
    },
  ],
} satisfies OperationReference;
