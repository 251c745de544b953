import { Close, Description, Title } from '@radix-ui/react-dialog';

/** The heading that names the `DialogSurface` around it: an `h2`, or with `asChild` its child. */
export const DialogTitle = Title;

/** What is read with that name: a paragraph, or with `asChild` its child. */
export const DialogDescription = Description;

/** A button that closes the dialog around it, with the reason `button`; with `asChild` its child becomes that button. */
export const DialogClose = Close;
