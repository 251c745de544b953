export { OpinionCard, type OpinionCardProps, type OpinionView } from './opinion-card.tsx';
export { OpinionGrid, type OpinionGridProps } from './opinion-grid.tsx';
export { opinionPlace } from './opinion-place.ts';
export { RatingOverview, type RatingOverviewProps } from './rating-overview.tsx';
export { Stars } from './stars.tsx';
