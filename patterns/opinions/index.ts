export { Opinions, type OpinionsProps, type OpinionView } from './opinions.tsx';
export { Stars } from './stars.tsx';
