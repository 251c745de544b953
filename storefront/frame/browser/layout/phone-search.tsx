import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { ComboboxFullScreenProps } from '../../../../components/combobox/index.ts';

type FullScreen = ComponentType<ComboboxFullScreenProps>;

let code: Promise<FullScreen> | undefined;
const load = () =>
  (code ??= import('../../../../components/combobox/full-screen.tsx').then(
    ({ ComboboxFullScreen }) => ComboboxFullScreen,
    (error: unknown) => {
      // The next press asks again.
      code = undefined;
      throw error;
    },
  ));

/**
 * The search of phones, loaded when one opens it: wider windows never need its dialog. What is typed until then goes into the
 * pressed field, from which it is taken over; without the code it stays there, in a form that works.
 */
export function PhoneSearch(props: ComboboxFullScreenProps) {
  const [Loaded, setLoaded] = useState<FullScreen>();
  const giveBack = useEffectEvent(() => props.onClose(props.defaultText ?? ''));
  useEffect(() => {
    load().then(
      (loaded) => setLoaded(() => loaded),
      () => giveBack(),
    );
  }, []);
  return Loaded && <Loaded {...props} />;
}
