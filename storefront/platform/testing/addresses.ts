import { defineAddresses } from '../routing/addresses.ts';

/** The site of the runtime's own tests: one page kind for each feature of pages. */
export const addresses = defineAddresses({
  start: ['/', '/main.php'],
  list: '/list.php',
  piece: '/piece-:id{[0-9]+}-:slug{.+}.html',
  slow: '/slow.php',
  form: '/form.php',
  broken: '/broken.php',
});

export const { addressOf } = addresses;
