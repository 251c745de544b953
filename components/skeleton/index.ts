export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './skeleton-region.tsx';
