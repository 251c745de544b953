export { truncateAtWord } from './truncate-at-word.ts';
export { Truncate, type TruncateProps } from './truncate.tsx';
