import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const align = componentVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
