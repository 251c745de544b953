import type { Notice } from '../../../../../patterns/rules/notice.ts';

/** What a press of a heart or of "Porównaj" has changed, for every place that shows it. */
export type SavingChange =
  | {
      readonly kind: 'list';
      /** The list's number; '' for the wishlist. */
      readonly list: string;
      readonly product: string;
      readonly size: string;
      readonly isOn: boolean;
    }
  | { readonly kind: 'compare'; readonly product: string; readonly isOn: boolean };

/** The header's count of the wishlist and the bar's of the comparison, with their words. */
export interface SavingCounts {
  readonly listed: number;
  readonly listedText: string;
  readonly compared: number;
  readonly comparedText: string;
}

/** The answer to a heart's form that a script has sent (`getAjax=true`). */
export interface SavingAnswer {
  readonly result: Notice;
  /** Null where the request was refused. */
  readonly change: SavingChange | null;
  readonly counts: SavingCounts;
}

/** What other tabs learn of a change. */
export type SavingNews = Required<Pick<SavingAnswer, 'change' | 'counts'>>;

/** The key of the storage event by which tabs learn of each other's changes; nothing stays stored. */
export const savingChanged = 'witryna:saving-changed';
