export { Badge, CounterBadge, type BadgeProps, type CounterBadgeProps } from './badge.tsx';
