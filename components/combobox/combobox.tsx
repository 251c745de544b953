import { useState, type ComponentType } from 'react';
import { below } from '../../tokens/viewport.ts';
import { ComboboxForm, type ComboboxFormProps } from './combobox-form.tsx';

export interface ComboboxFullScreenProps extends ComboboxFormProps {
  /** Called on close with the field's text. */
  onClose: (text: string) => void;
  /** As the combobox's `closesOnBack`. */
  closesOnBack?: boolean;
}

export interface ComboboxProps extends ComboboxFormProps {
  /**
   * The search of phones (viewport level 1): `ComboboxFullScreen`, or a lazy version of it. Without it phones get the
   * popup under the field and no extra code.
   */
  fullScreen?: ComponentType<ComboboxFullScreenProps>;
  /** Whether Back closes the full screen: while open, the history has one more entry. Off by default. */
  closesOnBack?: boolean;
}

/** A field pressed on a phone: its text, and how it takes the full screen's text back. */
interface HandedOver {
  readonly text: string;
  readonly takeBack: (text: string) => void;
}

/**
 * A shop's search: suggestions in up to six groups while typing, over a plain form that works without JavaScript. A
 * combobox with a grouped list (ARIA Authoring Practices, "Combobox"; requirements T-18, T-19, S-41, L-08, X-04).
 */
export function Combobox({ fullScreen: FullScreen, closesOnBack = false, ...props }: ComboboxProps) {
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null);
  const handOver = (text: string, takeBack: HandedOver['takeBack']) => {
    if (!FullScreen || !matchMedia(below(2)).matches) return false;
    setHandedOver({ text, takeBack });
    return true;
  };
  return (
    <>
      <ComboboxForm {...props} handOver={handOver} />
      {FullScreen && handedOver && (
        <FullScreen
          {...props}
          closesOnBack={closesOnBack}
          id={props.id && `${props.id}-full-screen`}
          defaultText={handedOver.text}
          onClose={(text) => {
            handedOver.takeBack(text);
            setHandedOver(null);
          }}
        />
      )}
    </>
  );
}
