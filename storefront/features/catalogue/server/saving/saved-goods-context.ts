import { createContext, useContext } from 'react';
import { nothingSaved, type SavedGoods } from './saved-goods.ts';

const Context = createContext<SavedGoods>(nothingSaved);

/** The layout provides it: pages with cards need not read it. */
export const SavedGoodsProvider = Context.Provider;
export const useSavedGoods = (): SavedGoods => useContext(Context);
