import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';

export const inline = componentStyle({ display: 'flex', flexDirection: 'row', minWidth: 0 });
export const wrapped = componentStyle({ flexWrap: 'wrap' });

export const align = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});

export const justify = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
