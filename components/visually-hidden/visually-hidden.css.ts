import { componentStyle } from '../../tokens/layers.css.ts';
import { unseen } from '../shared/unseen.css.ts';

export const hidden = componentStyle(unseen);
