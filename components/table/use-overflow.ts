import { useLayoutEffect, useRef, useState } from 'react';

/** A pixel that widths with fractions may lose when the browser rounds them. */
const rounding = 1;

/** Whether the content of a scrolling box is wider than the box, now and after every change of either. */
export function useOverflow() {
  const scroller = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const box = scroller.current!;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth + rounding);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const content of box.children) observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return { scroller, overflows };
}
