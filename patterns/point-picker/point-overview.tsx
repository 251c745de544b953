import { Icon, icons } from '../../components/icon/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { overviewOf, type Coordinates } from '../rules/pickup-points.ts';
import * as styles from './point-picker.css.ts';
import type { PickupPointData } from './point-picker.tsx';
import { pointPickerTexts } from './texts.ts';

export interface PointOverviewProps {
  points: ReadonlyArray<PickupPointData>;
  chosen: string;
  here: Coordinates | null;
  onChoose: ((id: string) => void) | undefined;
}

/** Scales for the bar, in kilometres: the longest that takes at most 40 units. */
const scales = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5];

/**
 * Where the points lie to each other, drawn from their coordinates: no map service is asked. For eyes alone; a press on
 * a mark chooses its point, as in the list.
 */
export function PointOverview({ points, chosen, here, onChoose }: PointOverviewProps) {
  const t = useTexts(pointPickerTexts);
  const places = [...points.map(({ coordinates }) => coordinates), ...(here ? [here] : [])];
  const { marks, unitsPerKilometre } = overviewOf(places);
  const kilometres = scales.find((length) => length * unitsPerKilometre <= 40) ?? 0.5;
  const own = here && marks.at(-1);
  return (
    <details className={styles.overview}>
      <summary className={styles.summary}>
        <Icon shape={icons.pin} size={20} />
        {t('map')}
      </summary>
      <svg className={styles.map} viewBox="0 0 100 108" aria-hidden="true" focusable="false">
        <path className={styles.grid} strokeWidth={0.3} d="M25 0V100M50 0V100M75 0V100M0 25H100M0 50H100M0 75H100" />
        {own && <circle className={styles.here} cx={own.x} cy={own.y} r={2} />}
        {points.map(({ id }, index) => (
          <g
            key={id}
            className={styles.mark}
            data-chosen={id === chosen || undefined}
            transform={`translate(${marks[index]!.x} ${marks[index]!.y})`}
            onClick={() => onChoose?.(id)}
          >
            <circle className={styles.dot} r={4} strokeWidth={0.7} />
            <text className={styles.digit} fontSize={4.4} textAnchor="middle" dy="1.6">
              {index + 1}
            </text>
          </g>
        ))}
        <path className={styles.scale} strokeWidth={0.5} d={`M4 102v2h${kilometres * unitsPerKilometre}v-2`} />
        <text className={styles.scaleText} fontSize={3.6} x={6 + kilometres * unitsPerKilometre} y={105}>
          {t('kilometres', { count: kilometres })}
        </text>
      </svg>
      <p className={styles.status}>
        {t('overview')}
        {own && (
          <>
            {' '}
            <svg className={styles.legend} viewBox="0 0 8 8" aria-hidden="true" focusable="false">
              <circle className={styles.here} cx={4} cy={4} r={4} />
            </svg>{' '}
            {t('here')}
          </>
        )}
      </p>
    </details>
  );
}
