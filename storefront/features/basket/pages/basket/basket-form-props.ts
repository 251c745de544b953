import type { ShownBasket } from '../../server/shown-basket.ts';
import type { UploadRules } from '../../../../../patterns/rules/file-rules.ts';
import type { BasketAttempt } from './attempt.ts';

/** Islands know no addresses: the page passes these. */
export interface BasketAddresses {
  /** The form's action. */
  change: string;
  /** The same for JSON, which returns the new basket. */
  program: string;
  /** The link of an empty basket. */
  shopping: string;
}

export interface BasketFormProps {
  basket: ShownBasket;
  addresses: BasketAddresses;
  returnDays: number;
  /** Whether a provider takes payments. */
  takesOnline: boolean;
  /** Delay from the last change to the save, in milliseconds (spec 9). */
  quantityDelay: number;
  /** The limit of a line comment, in characters. */
  commentMaximum: number;
  /** Rules for files beside a comment, and the message of a failed removal. */
  fileRules: UploadRules & { removeFailed: string };
  /** The last refused attempt. */
  attempt: BasketAttempt | null;
}
