import type { ShownBasket } from '../../server/shown-basket.ts';
import type { UploadRules } from '../../../../../patterns/rules/file-rules.ts';
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
  basket: ShownBasket;
  addresses: BasketAddresses;
  returnDays: number;
  /** How long after the last change the basket is saved, in milliseconds (spec 9). */
  quantityDelay: number;
  /** Characters that a comment of a line may have. */
  commentMaximum: number;
  /** What is taken beside a comment, and what is said where it cannot be taken away again. */
  fileRules: UploadRules & { removeFailed: string };
  /** What was refused just now. */
  attempt: BasketAttempt | null;
}
