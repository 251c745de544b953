import { defineIsland } from '../../../../islands/define-island.ts';
import { addressOf } from '../../../addresses.ts';

/** Renders on the server and throws in the browser, like a page with a bug. */
function Failing({ name }: { name: string }) {
  if (typeof window !== 'undefined') throw new Error('This island fails in the browser.');
  return (
    <form action={addressOf('list')}>
      <label>
        Pole: {name} <input name="text" />
      </label>
      <button type="submit">Wyślij: {name}</button>
    </form>
  );
}

export default defineIsland('start/failing', Failing);
