import { createContext } from 'react';

/**
 * Sets the width for the pictures inside, in CSS pixels: on windows narrower than it, no file wider than twice its width
 * is offered (requirement L-13). 420 if undefined and without a provider.
 */
export const SmallPictures = createContext<number | undefined>(undefined);
