import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { dashedHairline, innerLine, underline } from '../shared/lines.css.ts';
import fileUploadMeasures from '../../tokens/source/component/file-upload.json' with { type: 'json' };

const component = measuresOf(fileUploadMeasures);

const { color, motion, radius, size, space } = vars;

export const zone = componentStyle({
  ...typography('body'),
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  minHeight: component.fileUpload.zone,
  paddingBlock: space[12],
  paddingInline: space[16],
  color: color.ink,
  backgroundColor: color.raised,
  border: dashedHairline(color.edge),
  borderRadius: radius.control,
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[data-over]': { borderColor: color.ink, borderStyle: 'solid', boxShadow: innerLine(color.ink) },
    '&[data-state="success"]': { borderColor: color.ok },
    '&[data-state="error"]': { borderColor: color.error, borderStyle: 'solid', boxShadow: innerLine(color.error) },
    '&:has(:disabled)': { color: color.off, backgroundColor: color.offBg, borderColor: color.edge },
    '&:has(:focus-visible)': focusLook,
    '&[data-state="error"]:has(:focus-visible)': { boxShadow: `${innerLine(color.error)}, ${focusLook.boxShadow}` },
  },
});

/** The native control covers the box invisibly: it gets presses, focus and dropped files. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': {
    // Without scripts only the native control shows the chosen names.
    '(scripting: none)': { position: 'static', height: 'auto', opacity: 1 },
  },
});

export const invitation = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const browse = componentStyle({
  ...underline,
  color: color.action,
  selectors: { [`${zone}:has(:disabled) &`]: { color: 'inherit', textDecorationLine: 'none' } },
});

export const refusal = componentStyle({ display: 'block', overflowWrap: 'anywhere' });

export const list = componentStyle({ display: 'grid', margin: 0, padding: 0 });

export const file = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minHeight: size.touch,
  paddingBlock: space[4],
  color: color.ink,
});

export const thumbnail = componentStyle({
  flex: 'none',
  width: component.fileUpload.thumbnail,
  height: component.fileUpload.thumbnail,
  marginBlock: space[2],
  objectFit: 'cover',
  backgroundColor: color.tile,
});

export const facts = componentStyle({ ...typography('small'), flex: '1 1 0', minWidth: space[112] });

export const name = componentStyle({ ...typography('label'), fontWeight: 500, overflowWrap: 'anywhere' });

export const quiet = componentStyle({ color: color.muted, marginInlineStart: space[4] });

export const progress = componentStyle({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: component.fileUpload.progress,
  border: 0,
  backgroundColor: color.line,
  color: color.ok,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: color.line },
    '&::-webkit-progress-value': { backgroundColor: color.ok },
    '&::-moz-progress-bar': { backgroundColor: color.ok },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const actions = componentStyle({ flex: 'none', display: 'flex' });
