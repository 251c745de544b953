import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';
import * as styles from './checkbox.css.ts';

export type CheckboxMarkProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  /** Neither ticked nor unticked; it comes with the script. */
  isIndeterminate?: boolean | undefined;
};

/** The box itself, without a name: whoever draws it gives it one. */
export function CheckboxMark({ isIndeterminate = false, ref, ...native }: CheckboxMarkProps) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  // HTML has no attribute for "partly"; a press takes the state away in the browser, so each render writes it anew.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });
  return <input {...native} type="checkbox" className={styles.mark} ref={box} />;
}
