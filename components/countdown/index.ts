export { Countdown, type CountdownProps } from './countdown.tsx';
export { milestones, secondsLeft, timeParts, unchangedFor, type TimePart, type TimeUnit } from './time-left.ts';
