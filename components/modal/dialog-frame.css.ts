import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { below } from '../../tokens/viewport.ts';
import { iconButton } from '../button/button.css.ts';
import { hairline } from '../shared/lines.css.ts';
import modalMeasures from '../../tokens/source/component/modal.json' with { type: 'json' };

const component = measuresOf(modalMeasures);

const { color, space } = vars;

/** For windows so low that head and foot would leave no content between them. */
const low = `(max-height: ${component.modal.lowWindow})`;

/** Transparent is a colour like any other in forced colours; where nothing is to be seen, that of the box is. */
const unseenLine = { '(forced-colors: active)': { borderColor: 'Canvas' } } as const;

const edge = componentStyle({
  position: 'sticky',
  zIndex: 1,
  display: 'flex',
  backgroundColor: 'inherit',
  '@media': { [low]: { position: 'static' } },
});

export const head = componentStyle([
  edge,
  {
    insetBlockStart: 0,
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlock: `${space[20]} ${space[8]}`,
    paddingInline: `${component.modal.paddingStart} ${space[24]}`,
    borderBlockEnd: hairline('transparent'),
    selectors: { '[data-more-above] > &': { borderBlockEndColor: color.line } },
    '@media': { [below(2)]: { paddingInlineStart: space[20], paddingInlineEnd: space[12] }, ...unseenLine },
  },
]);

export const title = componentStyle({ ...typography('h2'), color: color.ink });
export const description = componentStyle({ ...typography('body'), color: color.ink });

/** Its 44 px reach into the padding, so that the drawing stands in the first line of the title. */
export const close = componentStyle([
  iconButton,
  {
    marginBlock: component.modal.closeOverhang,
    marginInlineEnd: component.modal.closeOverhang,
    color: color.ink,
    selectors: { '&:is(:hover, :active)': { backgroundColor: color.tile } },
  },
]);

export const foot = componentStyle([
  edge,
  {
    insetBlockEnd: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingBlock: `${space[16]} ${space[24]}`,
    paddingInline: `${component.modal.paddingStart} ${space[24]}`,
    borderBlockStart: hairline('transparent'),
    selectors: { '[data-more-below] > &': { borderBlockStartColor: color.line } },
    '@media': { [below(2)]: { paddingInline: space[20] }, ...unseenLine },
  },
]);

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  paddingInline: `${component.modal.paddingStart} ${space[24]}`,
  paddingBlockEnd: space[24],
  selectors: { [`&:has(+ ${foot})`]: { paddingBlockEnd: space[8] } },
  '@media': { [below(2)]: { paddingInline: space[20] } },
});
globalStyleIn(componentsLayer, `${foot} > *`, { '@media': { [below(2)]: { flexGrow: 1 } } });
globalStyleIn(componentsLayer, `${foot} > * > button`, { '@media': { [below(2)]: { width: '100%' } } });
