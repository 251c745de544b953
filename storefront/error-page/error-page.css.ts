import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { storefrontStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import errorPageMeasures from '../../tokens/source/component/error-page.json' with { type: 'json' };

const component = measuresOf(errorPageMeasures);

export const page = storefrontStyle(
  {
    display: 'grid',
    columnGap: vars.layout.columnGap,
    paddingBlockStart: vars.space[80],
    '@media': { [atLeast(3)]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', alignItems: 'start' } },
  },
  'page',
);

export const words = storefrontStyle({ display: 'grid', justifyItems: 'start' }, 'words');

export const gable = storefrontStyle({ display: 'grid', justifyItems: 'center', color: vars.color.ink }, 'gable');

export const roof = storefrontStyle(
  {
    gridArea: '1 / 1',
    // The number stands in it and can be marked.
    pointerEvents: 'none',
    width: component.errorPage.gableWidth,
    maxWidth: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'roof',
);

export const status = storefrontStyle(
  {
    gridArea: '1 / 1',
    alignSelf: 'end',
    fontFamily: vars.font.display,
    fontWeight: 500,
    fontSize: component.errorPage.number,
    lineHeight: 1,
  },
  'status',
);

export const title = storefrontStyle({ marginBlockStart: vars.space[24] }, 'title');

export const lead = storefrontStyle(
  {
    ...typography('lead'),
    color: vars.color.muted,
    maxWidth: component.errorPage.lead,
    marginBlockStart: vars.space[16],
  },
  'lead',
);

export const search = storefrontStyle(
  {
    position: 'relative',
    width: '100%',
    maxWidth: component.errorPage.search,
    marginBlockStart: vars.space[28],
  },
  'search',
);

export const input = storefrontStyle(
  {
    ...typography('body'),
    ...focusRing,
    width: '100%',
    height: vars.size.control,
    paddingInline: `${vars.space[16]} ${vars.space[48]}`,
    appearance: 'none',
    border: `${vars.size.hairline} solid ${vars.color.edge}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.raised,
    color: vars.color.ink,
    selectors: {
      ...focusRing.selectors,
      '&:hover': { borderColor: vars.color.ink },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  'input',
);

export const submit = storefrontStyle(
  {
    ...focusRing,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control,
    height: vars.size.control,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    selectors: { ...focusRing.selectors, '&:hover': { color: vars.color.action } },
  },
  'submit',
);

export const links = storefrontStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[28],
    rowGap: vars.space[16],
    marginBlockStart: vars.space[28],
  },
  'links',
);

export const request = storefrontStyle(
  { ...typography('small'), color: vars.color.muted, marginBlockStart: vars.space[24] },
  'request',
);

/** Only where it stands beside the words. */
export const picture = storefrontStyle({ '@media': { [below(3)]: { display: 'none' } } }, 'picture');
