export { Toggletip, type ToggletipProps } from './toggletip.tsx';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
