import { hairline } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle, storefrontVariants } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import pictures from '../../../../demo/pictures.json' with { type: 'json' };
import departmentMeasures from '../../../../../tokens/source/component/department.json' with { type: 'json' };
import featureMeasures from '../../../../../tokens/source/component/feature.json' with { type: 'json' };
import heroMeasures from '../../../../../tokens/source/component/hero.json' with { type: 'json' };
import homeLeadMeasures from '../../../../../tokens/source/component/home-lead.json' with { type: 'json' };

const component = measuresOf({ ...departmentMeasures, ...featureMeasures, ...heroMeasures, ...homeLeadMeasures });

const rule = hairline(vars.color.line);

export const section = storefrontStyle({ marginBlockStart: vars.layout.sectionGap });

export const opening = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: `${vars.space[24]} ${vars.space[24]}`,
  '@media': {
    [atLeast(2)]: {
      gridTemplateColumns: `minmax(0, 1fr) ${component.homeLead.widthSmall}`,
      columnGap: vars.space[32],
      alignItems: 'end',
      paddingBlock: `${vars.space[32]} ${vars.space[32]}`,
    },
    [atLeast(3)]: { paddingBlock: `${vars.space[48]} ${vars.space[40]}` },
    [atLeast(4)]: { gridTemplateColumns: `minmax(0, 1fr) ${component.homeLead.width}` },
  },
});

export const lead = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[12] });

/** Smaller than other leads: it is beside the shop's largest heading. */
export const leadText = storefrontStyle({
  ...typography('lead'),
  fontSize: component.homeLead.size,
  lineHeight: component.homeLead.leading,
  color: vars.color.muted,
});

export const hero = storefrontStyle({ position: 'relative' });

/** Pins only where the whole picture shows. */
export const pin = storefrontStyle({
  ...typography('small'),
  position: 'absolute',
  display: 'none',
  width: component.hero.pin,
  height: component.hero.pin,
  translate: '-50% -50%',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.photoBadge,
  color: vars.color.onPhotoBadge,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [atLeast(4)]: { display: 'grid', placeItems: 'center' } },
});

/** The place of each pin on its picture; classes, because the server's HTML may hold no style attribute. */
export const pinPlace: Readonly<Record<string, string>> = storefrontVariants(
  Object.fromEntries(
    pictures.flatMap(({ id, pins = [] }) =>
      pins.map(({ x, y }, index) => [`${id}-${index + 1}`, { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }]),
    ),
  ) as Record<string, object>,
);

export const captions = storefrontStyle({
  counterReset: 'caption',
  display: 'grid',
  columnGap: vars.layout.columnGap,
  paddingBlockStart: vars.space[8],
  '@media': {
    [atLeast(2)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [atLeast(4)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const caption = storefrontStyle({ counterIncrement: 'caption', borderBlockEnd: rule });
/** Outside of the phones' crop, and not counted there. */
export const wideCaption = storefrontStyle({ '@media': { [below(2)]: { display: 'none' } } });

export const captionLink = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'grid',
  gridTemplateColumns: `${component.hero.captionNumber} minmax(0, 1fr) auto`,
  alignItems: 'center',
  minHeight: component.hero.captionRow,
  borderRadius: vars.radius.badge,
  color: vars.color.ink,
  textDecoration: 'none',
});

const underlined = {
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: vars.space[4],
  transition: `text-decoration-color ${vars.motion.fast}`,
} as const;

export const captionName = storefrontStyle({
  ...underlined,
  selectors: { [`${captionLink}:hover &`]: { textDecorationColor: 'currentColor' } },
});
/** Counts visible captions: where pins are visible all captions are, so both have the same number. */
export const captionNumber = storefrontStyle({
  color: vars.color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '::before': { content: 'counter(caption)' },
});
export const captionPrice = storefrontStyle({ fontWeight: 600, fontVariantNumeric: 'lining-nums tabular-nums' });

export const departments = storefrontStyle({
  display: 'grid',
  columnGap: vars.layout.columnGap,
  rowGap: vars.space[32],
  '@media': {
    [atLeast(2)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [atLeast(3)]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const departmentsHeading = storefrontStyle({ marginBlockEnd: vars.space[20] });

export const department = storefrontStyle({ borderBlockEnd: rule });

export const departmentLink = storefrontStyle({
  ...typography('index'),
  ...focusRing,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[12],
  paddingBlock: component.department.paddingSmall,
  borderRadius: vars.radius.badge,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [atLeast(3)]: { paddingBlock: component.department.padding } },
});

export const departmentName = storefrontStyle({
  ...underlined,
  selectors: { [`${departmentLink}:hover &`]: { textDecorationColor: 'currentColor' } },
});
export const departmentCount = storefrontStyle({ ...typography('small'), color: vars.color.muted });
export const departmentArrow = storefrontStyle({
  marginInlineStart: 'auto',
  alignSelf: 'center',
  display: 'inline-flex',
});

/** As high as the list beside it; 5:4 under it on phones. */
export const departmentsPicture = storefrontStyle({
  position: 'relative',
  aspectRatio: '5 / 4',
  '@media': { [atLeast(2)]: { aspectRatio: 'auto' } },
});
export const fillPicture = storefrontStyle({ position: 'absolute', inset: 0 });

export const feature = storefrontStyle({
  marginBlockStart: vars.layout.sectionGap,
  paddingBlock: vars.layout.sectionGap,
  backgroundColor: vars.color.quiet,
  borderBlock: `${vars.size.hairline} solid ${vars.color.quietLine}`,
});

export const featureSplit = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.columnGap,
  rowGap: vars.space[32],
  alignItems: 'center',
  '@media': {
    [atLeast(2)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [atLeast(3)]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const featureLead = storefrontStyle({ marginBlockStart: vars.space[16] });
export const tiers = storefrontStyle({ marginBlock: `${vars.space[20]} ${vars.space[24]}` });
export const tier = storefrontStyle({
  ...typography('ui'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[16],
  minHeight: component.feature.row,
  borderBlockEnd: rule,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const tierPrice = storefrontStyle({ selectors: { [`${tier}:last-child > &`]: { fontWeight: 700 } } });

export const opinions = storefrontStyle({
  display: 'grid',
  columnGap: vars.layout.columnGap,
  rowGap: vars.space[40],
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const opinion = storefrontStyle({ display: 'grid', alignContent: 'start', gap: vars.space[12] });
export const stars = storefrontStyle({
  display: 'flex',
  gap: vars.space[4],
  marginBlockEnd: vars.space[8],
  color: vars.color.ink,
});
/** Far below the first screen: its own font is not requested before it is near. */
export const quote = storefrontStyle({
  ...typography('quote'),
  color: vars.color.ink,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6em',
});

export const ways = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[32],
  rowGap: vars.space[8],
});
