import * as css from './skeleton.css.ts';

interface TextSkeleton {
  /** The expected content; lines of text by default. */
  shape?: 'text';
  /** How many lines, a whole number from 1. */
  lines?: number;
  /** The type role of the words that will come: it decides how high a line is. */
  look?: 'body' | 'small' | 'label' | 'cardName' | 'priceCard' | 'lead' | 'h1' | 'h2' | 'h3';
  /** How wide the last line is, which text seldom fills: the whole width, 70, 45 or 35 % of it. */
  width?: 'full' | 'long' | 'half' | 'short';
  ratio?: never;
  size?: never;
  isFullWidth?: never;
}

interface PictureSkeleton {
  shape: 'picture';
  /** Width divided by height, greater than 0. A square by default, as product pictures are. */
  ratio?: number;
  lines?: never;
  look?: never;
  width?: never;
  size?: never;
  isFullWidth?: never;
}

interface ButtonSkeleton {
  shape: 'button';
  /** 56, 48 or 44 px high, as the button that will come. */
  size?: 'large' | 'standard' | 'compact';
  /** Whether it is as wide as what it stands in; otherwise as wide as a short name. */
  isFullWidth?: boolean;
  lines?: never;
  look?: never;
  width?: never;
  ratio?: never;
}

export type SkeletonProps = TextSkeleton | PictureSkeleton | ButtonSkeleton;

/**
 * A flat block in the place and the size of what is being loaded, so that nothing jumps when it comes. A drawing only:
 * no screen reader meets it. The `SkeletonRegion` around it announces the loading.
 */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === 'picture') return <PictureBlock ratio={props.ratio} />;
  if (props.shape === 'button')
    return <span aria-hidden="true" className={css.button} data-size={props.size} data-wide={props.isFullWidth} />;
  const { lines = 1, look = 'body', width = lines > 1 ? 'long' : 'full' } = props;
  return (
    <span aria-hidden="true" className={css.text[look]}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.line[line === lines - 1 ? width : 'full']} />
      ))}
    </span>
  );
}

/** The ratio is an attribute of a drawing, which the style policy ignores. */
function PictureBlock({ ratio = 1 }: { ratio?: number | undefined }) {
  return <svg aria-hidden="true" className={css.picture} viewBox={`0 0 ${ratio} 1`} />;
}
