import { useLayoutEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { pressedView, wholeView, type Zoom } from './zoom-steps.ts';

/** How far an arrow key pans, as a share of the window. */
const panShare = 0.2;
/** How far, in CSS pixels, the pointer may slip within a press. */
const slip = 4;

/** The zoom of the picture in view; another picture starts whole. */
export function useZoom(current: number) {
  const [zoomed, setZoomed] = useState<{ picture: number; zoom: Zoom }>({ picture: current, zoom: wholeView });
  const zoom = zoomed.picture === current ? zoomed.zoom : wholeView;
  /** The box that scrolls over the enlarged picture in view. */
  const stage = useRef<HTMLElement>(null);
  /** The point of the stage that stays in place while zooming; its middle unless pressed. */
  const fixed = useRef<{ x: number; y: number } | null>(null);
  const before = useRef<Zoom>(wholeView);
  const drag = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null);

  useLayoutEffect(() => {
    const growth = Number(zoom) / Number(before.current);
    before.current = zoom;
    const box = stage.current;
    if (!box || growth === 1) return;
    const { x, y } = fixed.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    fixed.current = null;
    box.scrollLeft = (box.scrollLeft + x) * growth - x;
    box.scrollTop = (box.scrollTop + y) * growth - y;
  }, [zoom]);

  const setZoom = (next: Zoom) => setZoomed({ picture: current, zoom: next });

  return {
    zoom,
    setZoom,
    pan(x: number, y: number) {
      const box = stage.current;
      box?.scrollBy({ left: x * box.clientWidth * panShare, top: y * box.clientHeight * panShare });
    },
    /** For the picture in view: a press zooms to its point, another one shows the whole again; a mouse drag pans. */
    stageProps: {
      ref: stage,
      onPointerDown({ button, pointerType, clientX, clientY }: ReactPointerEvent) {
        drag.current = button === 0 && pointerType === 'mouse' ? { x: clientX, y: clientY, hasMoved: false } : null;
      },
      onPointerMove({ buttons, clientX, clientY }: ReactPointerEvent) {
        const from = drag.current;
        if (!from || buttons !== 1) return;
        const [x, y] = [from.x - clientX, from.y - clientY];
        if (!from.hasMoved && Math.hypot(x, y) < slip) return;
        stage.current?.scrollBy({ left: x, top: y });
        drag.current = { x: clientX, y: clientY, hasMoved: true };
      },
      onClick({ clientX, clientY }: { clientX: number; clientY: number }) {
        if (drag.current?.hasMoved) return;
        const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
        fixed.current = { x: clientX - left, y: clientY - top };
        setZoom(zoom === wholeView ? pressedView : wholeView);
      },
    },
  };
}
