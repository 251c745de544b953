export { Countdown, type CountdownProps } from './countdown.tsx';
export { milestones, secondsLeft, timeParts, type TimePart, type TimeUnit } from './time-left.ts';
