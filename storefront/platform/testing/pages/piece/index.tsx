import { gone, notFound, page, redirect } from '../../../page/answers.ts';
import { Island } from '../../../islands/island.tsx';
import { addressOf } from '../../addresses.ts';
import { definePage } from '../../define-page.ts';
import counter from '../start/islands/counter.tsx';
import * as styles from './piece.css.ts';

/** The one that has an island far below; the pages of the others are the same in every response. */
const withMoreBelow = 8;

export default definePage('piece', {
  load: ({ params }) => {
    const id = Number(params.id);
    if (id === 404) return notFound();
    if (id === 410) return gone();
    if (id === 301) return redirect(addressOf('piece', { id: 7, slug: 'nowa' }), 301);
    return page({ id, slug: params.slug });
  },
  head: ({ id, slug }) => ({ title: `Rzecz ${id}`, canonical: addressOf('piece', { id, slug }) }),
  view: ({ data }) => (
    <>
      <h1 className={styles.title}>Rzecz {data.id}</h1>
      <p>{data.slug}</p>
      {data.id === withMoreBelow && (
        <section className={styles.farBelow} aria-label="Gdy widać">
          <Island of={counter} props={{ start: 50, name: 'widoczność' }} hydrate="visible" />
        </section>
      )}
    </>
  ),
});
