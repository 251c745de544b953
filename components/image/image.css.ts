import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { below } from '../../tokens/viewport.ts';

export const picture = componentStyle({ display: 'block', width: '100%' });

export const image = componentStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: vars.color.tile,
  // The tile shows the alternative text of a picture that failed to load.
  color: vars.color.ink,
});

/** The shape of the place; without one the picture keeps its own. */
export const ratio = componentVariants({
  '1:1': { aspectRatio: '1', objectFit: 'cover' },
  '4:5': { aspectRatio: '4 / 5', objectFit: 'cover' },
  '5:4': { aspectRatio: '5 / 4', objectFit: 'cover' },
  '3:2': { aspectRatio: '3 / 2', objectFit: 'cover' },
  /** 16:7, narrower screens 16:10, phones 4:3.6. */
  hero: {
    aspectRatio: '16 / 7',
    objectFit: 'cover',
    '@media': { [below(4)]: { aspectRatio: '16 / 10' }, [below(2)]: { aspectRatio: '4 / 3.6' } },
  },
  /** As high as the box around it. */
  fill: { height: '100%', objectFit: 'cover' },
});

export const filled = componentStyle({ height: '100%' });
export const faded = componentStyle({ opacity: 0.55 });
