/** A separate entry: importing it includes its styles. */
export { Showroom } from './browser/stocks/showroom.tsx';
export * as stockStyles from './browser/stocks/stocks.css.ts';
export { stocksTexts } from './browser/stocks/texts.ts';
