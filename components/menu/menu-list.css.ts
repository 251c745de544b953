import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { currentBar, hairline, underline } from '../shared/lines.css.ts';
import menuMeasures from '../../tokens/source/component/menu.json' with { type: 'json' };

const component = measuresOf(menuMeasures);

const { color, motion, radius, size, space } = vars;

const line = hairline(color.line);

export const level = componentStyle({
  selectors: {
    'nav > &': { borderBlockEnd: line },
    ':not(nav) > &': { paddingInlineStart: space[16], paddingBlockEnd: space[8] },
  },
});

const top = `nav > ${level} >`;

export const entry = componentStyle({ selectors: { [`${top} &`]: { borderBlockStart: line } } });

export const row = componentStyle({
  ...typography('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: size.touch,
  color: color.ink,
  borderRadius: radius.badge,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    [`${top} ${entry} > &, ${top} ${entry} > details > &`]: {
      ...typography('cardName'),
      minHeight: component.menu.row,
    },
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
    // Beside the words, which stay in line with the other rows.
    '&[aria-current]': {
      ...currentBar(space[12]),
      marginInlineStart: `calc(-1 * ${space[12]})`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
  },
});

export const saleRow = componentStyle({
  color: color.sale,
  selectors: { '&:hover': { color: color.sale, ...underline } },
});

export const summary = componentStyle({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const sign = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  transition: `rotate ${motion.fast}`,
  selectors: { 'details[open] > summary > &': { rotate: '0.5turn' } },
});
