import type { ReactElement } from 'react';

/** Visible words that name a control: something is there, unlike with `ReactNode`. */
export type VisibleName =
  | string
  | number
  | ReactElement
  | ReadonlyArray<string | number | ReactElement | false | null | undefined>;

/** An invisible name, or one that is elsewhere. */
type NameElsewhere =
  | {
      readonly label?: never;
      /** The name as the attribute of HTML gives it, instead of `label`. */
      readonly 'aria-label': string;
      readonly 'aria-labelledby'?: never;
    }
  | {
      readonly label?: never;
      readonly 'aria-label'?: never;
      /** The id of the element whose words are the name, or several with spaces between them, instead of `label`. */
      readonly 'aria-labelledby': string;
    };

/**
 * The name of a control: exactly one of the three, so that an unnamed or a twice named control does not compile.
 * Source: WCAG 2.2, 4.1.2.
 */
export type AccessibleName =
  | {
      /** The name in words. Exactly one of `label`, `aria-label` and `aria-labelledby` is given. */
      readonly label: string;
      readonly 'aria-label'?: never;
      readonly 'aria-labelledby'?: never;
    }
  | NameElsewhere;

/** The name of a field: as that of every control, and in sight it may hold more than words, such as a link. */
export type FieldName =
  | {
      /** The name in sight. Exactly one of `label`, `aria-label` and `aria-labelledby` is given. */
      readonly label: VisibleName;
      readonly 'aria-label'?: never;
      readonly 'aria-labelledby'?: never;
    }
  | NameElsewhere;

/** Attributes that a component decides itself: looks are chosen by meaning, never by class or style. */
export type Looks = 'className' | 'style';
