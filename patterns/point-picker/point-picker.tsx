import type { KeyboardEvent } from 'react';
import { Button } from '../../components/button/index.ts';
import { icons } from '../../components/icon/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import type { Coordinates } from '../rules/pickup-points.ts';
import { PointOverview } from './point-overview.tsx';
import * as styles from './point-picker.css.ts';
import { pointPickerTexts } from './texts.ts';

/** A pickup point as shown. */
export interface PickupPointData {
  /** The code; the value that the form sends. */
  id: string;
  name: string;
  /** "ul. Zmyślona 21, 31-145 Kraków" */
  address: string;
  /** Opening hours, how to get in: each a short line. */
  facts: ReadonlyArray<string>;
  /** "240 m" from the visitor; null where the visitor's place is unknown. */
  distance: string | null;
  coordinates: Coordinates;
  /** It was chosen the last time. */
  isLast: boolean;
}

export interface PointPickerProps {
  /** The id of the group of points; the other ids derive from it. */
  id: string;
  /** Post offices have their own words. */
  kind?: 'point' | 'postOffice';
  /** The field names of the form. */
  names: { query: string; point: string; customerNumber: string };
  /** The button that searches without JavaScript: it sends the form with this name and value. */
  searchButton: { name: string; value: string; formAction: string };
  /** The search as typed. */
  query: string;
  points: ReadonlyArray<PickupPointData>;
  /** The code of the chosen point; empty without one. */
  chosen: string;
  /** What was found, in a sentence; announced when it changes. */
  status: string;
  /** Why nothing was found; shown at the search field. */
  problem?: string | undefined;
  /** The customer number as typed; null where no listed point needs one. */
  customerNumber: string | null;
  /** The visitor's place, after a press of "Blisko mnie". */
  here?: Coordinates | null;
  isBusy?: boolean;
  onChoose?: (id: string) => void;
  /** Searches without a new page; without it the button sends the form. */
  onSearch?: () => void;
  onQuery?: (text: string) => void;
  /** Asks for the visitor's place; without it there is no such button. */
  onNear?: (() => void) | undefined;
}

/**
 * The choice of a pickup point: a search, the list of what was found, and an overview of where the points lie. The
 * list suffices; the overview repeats it as a picture.
 */
export function PointPicker({
  id,
  kind = 'point',
  names,
  searchButton,
  query,
  points,
  chosen,
  status,
  problem,
  customerNumber,
  here = null,
  isBusy = false,
  onChoose,
  onSearch,
  onQuery,
  onNear,
}: PointPickerProps) {
  const t = useTexts(pointPickerTexts);
  const isOfPost = kind === 'postOffice';
  const byEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onSearch) return;
    // Enter would send the whole order form.
    event.preventDefault();
    onSearch();
  };
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <div className={styles.field}>
          <TextField
            id={names.query}
            name={names.query}
            label={t(isOfPost ? 'query.postOffice' : 'query')}
            defaultValue={query}
            error={problem}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onKeyDown={byEnter}
            onChange={(event) => onQuery?.(event.currentTarget.value)}
          />
        </div>
        <div className={styles.button}>
          <Button
            type="submit"
            formNoValidate
            isBusy={isBusy}
            {...searchButton}
            onClick={(event) => {
              if (!onSearch) return;
              event.preventDefault();
              onSearch();
            }}
          >
            {t('search')}
          </Button>
        </div>
      </div>
      {onNear && (
        <div className={styles.near}>
          <Button tone="text" icon={icons.pin} onClick={onNear}>
            {t('near')}
          </Button>
        </div>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
      {points.length > 0 && (
        <RadioGroup
          id={id}
          name={names.point}
          label={t(isOfPost ? 'point.postOffice' : 'point')}
          {...(onChoose ? { value: chosen, onChange: onChoose } : { defaultValue: chosen })}
          options={points.map((point, index) => ({
            value: point.id,
            label: (
              <>
                <span className={styles.number}>{index + 1}. </span>
                <b className={styles.name}>{point.name}</b>, {point.address}
              </>
            ),
            description: [...(point.isLast ? [t('last')] : []), ...point.facts].join(' · '),
            ...(point.distance !== null && { amount: point.distance }),
          }))}
        />
      )}
      {customerNumber !== null && (
        <TextField
          id={names.customerNumber}
          name={names.customerNumber}
          label={t('customerNumber')}
          note={t('customerNumberHint')}
          defaultValue={customerNumber}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {points.length > 0 && <PointOverview points={points} chosen={chosen} here={here} onChoose={onChoose} />}
    </div>
  );
}
