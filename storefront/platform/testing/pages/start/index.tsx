import { page } from '../../../page/answers.ts';
import { Island } from '../../../islands/island.tsx';
import { definePage } from '../../define-page.ts';
import counter from './islands/counter.tsx';
import failing from './islands/failing.tsx';
import * as styles from './start.css.ts';

export default definePage('start', {
  load: ({ now }) => page({ now }),
  head: () => ({
    title: 'Początek',
    description: 'Strona do prób.',
    canonical: '/',
    facts: [{ '@type': 'Thing', name: '</script>' }],
  }),
  view: ({ data }) => (
    <>
      <h1 className={styles.title}>Początek</h1>
      <p>Czas: {data.now}</p>
      <section aria-label="Na zamiar">
        <Island of={counter} props={{ start: 3, name: 'zamiar' }} />
      </section>
      <section aria-label="W bezczynności">
        <Island of={counter} props={{ start: 10, name: 'bezczynność' }} hydrate="idle" />
      </section>
      <section aria-label="Psuje się">
        <Island of={failing} props={{ name: 'awaria' }} />
      </section>
      <form action="/list.php">
        <label>
          Zostaje bez skryptu <input name="text" />
        </label>
      </form>
    </>
  ),
});
