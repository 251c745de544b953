import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { body } from './dialog-frame.css.ts';
import { appear, dialog } from './dialog-surface.css.ts';
import modalMeasures from '../../tokens/source/component/modal.json' with { type: 'json' };

const component = measuresOf(modalMeasures);

const { color, layout, motion, radius, space } = vars;

export const modal = componentStyle([
  dialog,
  {
    inset: 0,
    margin: 'auto',
    width: `min(${component.modal.width}, 100% - 2 * ${layout.gutter})`,
    height: 'fit-content',
    maxWidth: 'none',
    maxHeight: `calc(100dvh - 2 * ${layout.gutter})`,
    backgroundColor: color.raised,
    borderRadius: radius.floating,
    // Not moved by a transform: fixed content, such as the alerts, stays fixed to the window.
    animation: `${appear} ${motion.fast}`,
    selectors: {
      '&[data-size="form"]': { width: `min(${component.modal.formWidth}, 100% - 2 * ${layout.gutter})` },
    },
  },
]);

/** A description follows its title closely; what else comes first keeps the distance that things in the body have. */
globalStyleIn(componentsLayer, `${modal}:not([aria-describedby]) > ${body}`, { paddingBlockStart: space[12] });
