import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';
import * as styles from './checkbox.css.ts';

export type CheckboxMarkProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  /** Partly ticked; set by script. */
  isIndeterminate?: boolean | undefined;
};

/** The bare box; its parent names it. */
export function CheckboxMark({ isIndeterminate = false, ref, ...native }: CheckboxMarkProps) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  // HTML has no attribute for "partly", and a press clears it, so each render sets it again.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });
  return <input {...native} type="checkbox" className={styles.mark} ref={box} />;
}
