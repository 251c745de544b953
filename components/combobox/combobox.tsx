import { useState, type ComponentType } from 'react';
import { below } from '../../tokens/viewport.ts';
import { ComboboxForm, type ComboboxFormProps } from './combobox-form.tsx';

export interface ComboboxFullScreenProps extends ComboboxFormProps {
  /** Called when it was closed, with the text that was in its field. */
  onClose: (text: string) => void;
  /** As `closesOnBack` of the combobox. */
  closesOnBack?: boolean;
}

export interface ComboboxProps extends ComboboxFormProps {
  /**
   * What phones (viewport level 1) search in: `ComboboxFullScreen`, or the same loaded when it is needed. Without it phones get the
   * popup under the field, and carry nothing else.
   */
  fullScreen?: ComponentType<ComboboxFullScreenProps>;
  /** Whether Back in the browser closes the full screen: while it is open, the history has an entry more. Off by default. */
  closesOnBack?: boolean;
}

/** A field that was pressed on a phone: what is in it, and how it takes the text of the full screen back. */
interface HandedOver {
  readonly text: string;
  readonly takeBack: (text: string) => void;
}

/**
 * The search of a shop: suggestions in up to six groups while somebody types, over a plain form that works without JavaScript.
 * A combobox with a grouped list (ARIA Authoring Practices, "Combobox"; requirements T-18, T-19, S-41, L-08, X-04).
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
