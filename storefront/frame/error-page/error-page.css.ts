import { measuresOf } from '../../../tokens/component.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { focusRing } from '../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../tokens/layers.css.ts';
import { typography } from '../../../tokens/typography.css.ts';
import errorPageMeasures from '../../../tokens/source/component/error-page.json' with { type: 'json' };

const component = measuresOf(errorPageMeasures);

export const search = storefrontStyle(
  {
    position: 'relative',
    width: '100%',
    maxWidth: component.errorPage.search,
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
    width: '100%',
  },
  'links',
);

export const request = storefrontStyle({ ...typography('small'), color: vars.color.muted, width: '100%' }, 'request');

export const requestId = storefrontStyle({ whiteSpace: 'nowrap' }, 'request-id');
