import { page, redirect, rejected } from '../../../page/answers.ts';
import { addressOf } from '../../addresses.ts';
import { definePage } from '../../define-page.ts';

let received = 0;

/** A form with one rule: the name is required. A word makes it slow, another makes it a conflict. */
export default definePage('form', {
  load: () => page({ received }),
  head: () => ({ title: 'Formularz', isIndexed: false }),
  async post({ form, notify }) {
    const typed = (await form()).get('name');
    const name = typeof typed === 'string' ? typed : '';
    if (!name) return rejected({ name, error: 'Wpisz imię.' });
    if (name === 'zajęte') return rejected({ name, error: 'To imię jest zajęte.' }, 409);
    received += 1;
    if (name === 'powoli') await new Promise((resolve) => setTimeout(resolve, 800));
    await notify({ tone: 'success', title: `Przyjęte: ${name}` });
    return redirect(addressOf('form'));
  },
  view: ({ data, attempt }) => (
    <>
      <h1>Formularz</h1>
      <p>Przyjętych: {data.received}</p>
      <form method="post">
        <label htmlFor="name">Imię</label>
        <input
          id="name"
          name="name"
          defaultValue={attempt?.name}
          aria-describedby={attempt ? 'name-error' : undefined}
        />
        {attempt && <p id="name-error">{attempt.error}</p>}
        <button type="submit">Wyślij</button>
      </form>
    </>
  ),
});
