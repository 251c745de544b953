import { useEffect, useRef, useState } from 'react';

/** Scroll positions are rounded on zoomed pages, in CSS pixels. */
const tolerance = 2;

/** A column that shows so many thumbnails: keeps the chosen one in view, and moves by one such page. */
export function useThumbnails(current: number | undefined, atOnce: number) {
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const chosen = current === undefined ? undefined : list.current?.children[current];
    if (!list.current || !chosen) return;
    // Not by `scrollIntoView`, which moves the page too.
    const [around, bounds] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    const over = Math.min(bounds.top - around.top, 0) || Math.max(bounds.bottom - around.bottom, 0);
    list.current.scrollTop += over;
  }, [current]);

  return {
    edges,
    listProps: {
      ref: list,
      onScroll() {
        if (!list.current) return;
        const { scrollTop, scrollHeight, clientHeight } = list.current;
        setEdges({
          isAtStart: scrollTop <= tolerance,
          isAtEnd: scrollTop + clientHeight >= scrollHeight - tolerance,
        });
      },
    },
    page(by: 1 | -1) {
      const [first, second] = list.current?.children ?? [];
      if (!list.current || !first || !second) return;
      const distance = second.getBoundingClientRect().top - first.getBoundingClientRect().top;
      list.current.scrollTop += by * distance * atOnce;
    },
  };
}
