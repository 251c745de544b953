import { hairline, underline } from '../../components/shared/lines.css.ts';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import footerMeasures from '../../tokens/source/component/footer.json' with { type: 'json' };

const component = measuresOf(footerMeasures);

export const footer = patternStyle({
  backgroundColor: vars.color.quiet,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.quietLine}`,
  paddingBlock: `${component.footer.paddingTop} ${component.footer.paddingBottom}`,
});

export const columns = patternStyle({
  display: 'grid',
  columnGap: vars.layout.columnGap,
  rowGap: vars.space[40],
  '@media': {
    [atLeast(2)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [atLeast(3)]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
    // Navigation. The seller's data is printed.
    print: { display: 'none' },
  },
});

export const about = patternStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[8],
  '@media': { [atLeast(2)]: { gridColumn: '1 / -1' }, [atLeast(3)]: { gridColumn: 'auto' } },
});

export const aboutText = patternStyle({
  ...typography('body'),
  maxWidth: component.footer.measure,
  color: vars.color.muted,
});

export const logo = patternStyle({ marginBlockEnd: vars.space[12] });

export const heading = patternStyle({ ...typography('label'), color: vars.color.ink, marginBlockEnd: vars.space[8] });

export const item = patternStyle({
  ...typography('body'),
  display: 'flex',
  alignItems: 'center',
  minHeight: component.footer.link,
  overflowWrap: 'anywhere',
});

export const link = patternStyle({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: component.footer.link,
  borderRadius: vars.radius.badge,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space[4] } },
});

/** What the law wants found easily looks like a link at all times. */
export const prominent = patternStyle({ ...underline, color: vars.color.action });

export const plain = patternStyle({ color: vars.color.muted });
export const phrase = patternStyle({ display: 'inline-block' });

export const legal = patternStyle({
  ...typography('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[32],
  rowGap: vars.space[4],
  marginBlockStart: component.footer.legalGap,
  paddingBlockStart: vars.space[24],
  borderBlockStart: hairline(vars.color.line),
  color: vars.color.muted,
});
