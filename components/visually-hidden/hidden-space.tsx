import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A space between words in separate boxes, such as a name and its price in a flex container. Chromium 156 leaves
 * white space between boxes out of the text that it gives to screen readers, and Orca 43 reads "Kubek Poranek69,00 zł".
 */
export const HiddenSpace = () => <VisuallyHidden> </VisuallyHidden>;
