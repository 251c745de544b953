import { useState } from 'react';
import { useTexts } from '../../../../../components/texts/index.ts';
import { useIsHydrated } from '../../../../../components/shared/use-is-hydrated.ts';
import { PointPicker } from '../../../../../patterns/point-picker/index.ts';
import { useFormStatus } from '../../../../../components/form/index.ts';
import type { Coordinates } from '../../../../../patterns/rules/pickup-points.ts';
import { fieldOf, findButton, type ListedPoints } from './courier-fields.ts';
import { pointsAddress } from './points-address.ts';
import { pointSearchTexts } from './texts.ts';
import { pagePrefix } from '../../../../platform/browser/page-prefix.ts';

export interface PointSearchProps {
  /** The value of its tile. */
  shipping: string;
  kind: 'point' | 'postOffice';
  listed: ListedPoints[string];
}

/** Pickup points of one delivery: searched by the form's button, with a script without a new page. */
export function PointSearch({ shipping, kind, listed }: PointSearchProps) {
  const t = useTexts(pointSearchTexts);
  const [shown, setShown] = useState(listed);
  const [chosen, setChosen] = useState(listed.chosen);
  const [query, setQuery] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [here, setHere] = useState<Coordinates | null>(null);
  const isHydrated = useIsHydrated();
  const canLocate = isHydrated && 'geolocation' in navigator;
  const names = {
    query: fieldOf('points', shipping),
    point: fieldOf('pickup_point', shipping),
    customerNumber: fieldOf('client_number', shipping),
  };

  const search = async (from: Coordinates | null) => {
    if (isBusy) return;
    setIsBusy(true);
    const field = document.getElementById(names.query) as HTMLInputElement | null;
    const asked = new URLSearchParams({ courier: shipping, chosen, text: query ?? field?.value ?? '' });
    if (from) {
      // Three decimals are about 100 m: enough to sort points, too little to know a house.
      asked.set('latitude', from.latitude.toFixed(3));
      asked.set('longitude', from.longitude.toFixed(3));
    }
    try {
      const answer = await fetch(`${pagePrefix()}${pointsAddress}?${asked}`, { signal: AbortSignal.timeout(8000) });
      if (!answer.ok) throw new Error(`Pickup points: ${answer.status}`);
      const found = (await answer.json()) as ListedPoints[string];
      setShown({ ...shown, ...found });
      setHere(from);
    } catch (error) {
      console.error('Pickup points were not found.', error);
      setShown({ ...shown, status: '', problem: t('lost') });
    } finally {
      setIsBusy(false);
    }
  };

  const locate = () => {
    setIsBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsBusy(false);
        void search({ latitude: coords.latitude, longitude: coords.longitude });
      },
      () => {
        setIsBusy(false);
        setShown({ ...shown, status: '', problem: t('noPlace') });
      },
      { timeout: 8000, maximumAge: 600_000 },
    );
  };

  const { errors } = useFormStatus();
  const isRefused = errors.some(({ fieldId }) => fieldId === names.query);
  const needsNumber = shown.points.some((point) => point.needsCustomerNumber);
  return (
    <PointPicker
      id={names.point}
      kind={kind}
      names={names}
      searchButton={{ name: findButton, value: shipping, formAction: `#${names.query}` }}
      query={listed.query}
      points={shown.points}
      chosen={chosen}
      status={shown.status}
      problem={isRefused ? undefined : (shown.problem ?? undefined)}
      customerNumber={needsNumber ? listed.customerNumber : null}
      here={here}
      isBusy={isBusy}
      onChoose={setChosen}
      onQuery={setQuery}
      onNear={canLocate ? locate : undefined}
      onSearch={() => void search(null)}
    />
  );
}
