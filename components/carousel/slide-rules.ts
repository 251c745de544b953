/** A slide's start and end: CSS pixels from the inline start of the track. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Visible slides, counted from 0. */
export interface VisibleRange {
  /** The first fully visible slide. */
  readonly first: number;
  /** The last fully visible slide. */
  readonly last: number;
  /** The first partly visible slide. */
  readonly firstSeen: number;
  /** The last partly visible slide. */
  readonly lastSeen: number;
}

/** Tolerance of slide edges, in CSS pixels: zoomed pages round them. */
const tolerance = 2;

/** Visible slides on a track of that width, in CSS pixels; null without a layout, as in a closed tab. */
export function visibleRange(slides: ReadonlyArray<Span>, width: number): VisibleRange | null {
  if (slides.length === 0 || width <= 0) return null;
  const distances = slides.map(({ start }) => Math.abs(start));
  const first = distances.indexOf(Math.min(...distances));
  const whole = slides.findLastIndex(({ end }) => end <= width + tolerance);
  const isSeen = ({ start, end }: Span) => end > tolerance && start < width - tolerance;
  return {
    first,
    last: Math.max(first, whole),
    firstSeen: Math.min(first, slides.findIndex(isSeen)),
    lastSeen: Math.max(first, slides.findLastIndex(isSeen)),
  };
}

/** How slides are ordered. */
export interface SlideOrder {
  /** The number of slides. */
  readonly count: number;
  /** Whether a press moves by a view instead of a slide. */
  readonly isByView?: boolean;
  /** The last slide leads to the first. */
  readonly isLooping?: boolean;
}

/** The highest slide that can be first without a gap after the last. */
const lastStop = ({ first, last }: VisibleRange, count: number) => Math.max(count - (last - first + 1), 0);

/** The first slide after a press: forwards (1) or back (-1). */
export function firstAfterPress(range: VisibleRange, by: 1 | -1, { count, isByView, isLooping }: SlideOrder): number {
  const { first, last } = range;
  const end = lastStop(range, count);
  const wanted = first + by * (isByView ? last - first + 1 : 1);
  const reached = Math.min(Math.max(wanted, 0), end);
  if (isLooping && reached === first) return by === 1 ? 0 : end;
  return reached;
}

/** The view once the track reaches `first`; currently visible slides stay until then. */
export function rangeAfterMove(range: VisibleRange, first: number, count: number): VisibleRange {
  const begin = Math.min(Math.max(first, 0), lastStop(range, count));
  const last = Math.min(begin + range.last - range.first, count - 1);
  return {
    first: begin,
    last,
    firstSeen: Math.min(range.firstSeen, begin),
    lastSeen: Math.max(range.lastSeen, last),
  };
}

/** During a move: adds newly visible slides, removes none yet. */
export function widenedRange(range: VisibleRange, now: VisibleRange): VisibleRange {
  const firstSeen = Math.min(range.firstSeen, now.firstSeen);
  const lastSeen = Math.max(range.lastSeen, now.lastSeen);
  return firstSeen === range.firstSeen && lastSeen === range.lastSeen ? range : { ...range, firstSeen, lastSeen };
}

/** Whether there is nothing to move to. */
export const isAllInView = ({ first, last }: VisibleRange, count: number): boolean => last - first + 1 >= count;
