import type { BasketData } from '../../basket/basket-data.ts';
import type { BasketAttempt } from './attempt.ts';

/** Islands know no addresses: these come with the page. */
export interface BasketAddresses {
  /** Where the form is sent. */
  change: string;
  /** The same for a program, which gets the new basket back. */
  program: string;
  /** Where an empty basket leads. */
  shopping: string;
}

export interface BasketFormProps {
  basket: BasketData;
  addresses: BasketAddresses;
  returnDays: number;
  /** What was refused just now. */
  attempt: BasketAttempt | null;
}
