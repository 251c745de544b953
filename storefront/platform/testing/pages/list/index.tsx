import { page } from '../../../page/answers.ts';
import { Island } from '../../../islands/island.tsx';
import { addressOf } from '../../addresses.ts';
import { definePage } from '../../define-page.ts';
import counter from '../start/islands/counter.tsx';

export default definePage('list', {
  load: ({ url }) => page({ sort: url.searchParams.get('sort') ?? 'nazwa', text: url.searchParams.get('text') ?? '' }),
  head: ({ sort }) => ({ title: `Lista, ${sort}`, canonical: addressOf('list'), isIndexed: false }),
  view: ({ data }) => (
    <>
      <h1>Lista</h1>
      <p>
        Kolejność: {data.sort}, szukane: {data.text}
      </p>
      <form action={addressOf('list')} data-load="keep-focus">
        <label>
          Kolejność
          <select name="sort" defaultValue={data.sort}>
            <option>nazwa</option>
            <option>cena</option>
          </select>
        </label>
        <button id="sort" type="submit">
          Ułóż
        </button>
      </form>
      <Island of={counter} props={{ start: 100, name: 'lista' }} />
      <ul>
        {Array.from({ length: 60 }, (_, at) => (
          <li key={at}>
            <a href={addressOf('piece', { id: at + 1, slug: 'rzecz' })} data-load="">
              Rzecz {at + 1}
            </a>
          </li>
        ))}
      </ul>
    </>
  ),
});
