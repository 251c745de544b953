/** Where a slide begins and ends: CSS pixels from the edge of the track at which reading begins. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is in view; slides are counted from 0. */
export interface Sight {
  /** The first slide that stands whole in view. */
  readonly first: number;
  /** The last slide that stands whole in view. */
  readonly last: number;
  /** The first slide of which anything is seen. */
  readonly firstSeen: number;
  /** The last slide of which anything is seen. */
  readonly lastSeen: number;
}

/** How far the edges of slides may be off, in CSS pixels: zoomed pages round them. */
const tolerance = 2;

/** What is in view on a track of that width, in CSS pixels; null where nothing is laid out, as in a closed tab. */
export function sightOf(slides: ReadonlyArray<Span>, width: number): Sight | null {
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

/** How slides follow each other. */
export interface SlideOrder {
  /** How many slides there are. */
  readonly count: number;
  /** By as many slides as are in view, instead of by one. */
  readonly isByView?: boolean;
  /** After the last slide comes the first. */
  readonly isLooping?: boolean;
}

/** The highest slide that can stand first: no room is left empty behind the last one. */
const lastStop = ({ first, last }: Sight, count: number) => Math.max(count - (last - first + 1), 0);

/** The slide that stands first after a press: forwards (1) or back (-1). */
export function firstAfterPress(sight: Sight, by: 1 | -1, { count, isByView, isLooping }: SlideOrder): number {
  const { first, last } = sight;
  const end = lastStop(sight, count);
  const wanted = first + by * (isByView ? last - first + 1 : 1);
  const reached = Math.min(Math.max(wanted, 0), end);
  if (isLooping && reached === first) return by === 1 ? 0 : end;
  return reached;
}

/** What is in view when the track has come to `first`; until then what is seen now stays seen. */
export function sightFrom(sight: Sight, first: number, count: number): Sight {
  const begin = Math.min(Math.max(first, 0), lastStop(sight, count));
  const last = Math.min(begin + sight.last - sight.first, count - 1);
  return {
    first: begin,
    last,
    firstSeen: Math.min(sight.firstSeen, begin),
    lastSeen: Math.max(sight.lastSeen, last),
  };
}

/** While the track moves: nothing that was seen is left out yet, what comes in is seen at once. */
export function sightWith(sight: Sight, now: Sight): Sight {
  const firstSeen = Math.min(sight.firstSeen, now.firstSeen);
  const lastSeen = Math.max(sight.lastSeen, now.lastSeen);
  return firstSeen === sight.firstSeen && lastSeen === sight.lastSeen ? sight : { ...sight, firstSeen, lastSeen };
}

/** Whether there is nothing to move to. */
export const isAllInView = ({ first, last }: Sight, count: number): boolean => last - first + 1 >= count;
