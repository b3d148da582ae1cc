import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef } from 'react'

/** The facts about rows before they are rendered. */
export interface GridWindowOptions {
  /** While it stays the same, positions are computed only once. */
  readonly ids: readonly string[]
  /** The index of a row that stays in the page wherever it is, so that it keeps the focus. */
  readonly kept: number
}

/** The rows that are in the page. */
export interface GridWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The ref of the element that is as high as all rows. */
  readonly canvas: (element: HTMLElement | null) => void
  readonly items: readonly VirtualItem[]
  /** The ref for each row, which needs its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void
  /** The number of whole rows in sight. */
  readonly page: () => number
}

/** The height of a row without faults, in pixels. */
const ROW = 45
/** Extra rows outside the view, so that fast scrolling never shows an empty space. */
const OVERSCAN = 15

/** Keeps only the rows of a grid in the page that are in sight. */
export function useGridWindow({ ids, kept }: GridWindowOptions): GridWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const rangeExtractor = useCallback((range: Range) => withKept(range, kept), [kept])
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids])
  // The compiler must not memoize its result, which changes while scrolling.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey,
    rangeExtractor,
    overscan: OVERSCAN,
    // So that the first render has rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The observer reports the height after layout; reading it here would force a second one.
    measureElement: (row, entry, { measurementsCache }) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      const before = measurementsCache[Number(row.dataset['index'])]?.size ?? 0
      return Math.round(height) || before || ROW
    },
  })
  const height = virtualizer.getTotalSize()
  const canvas = useCallback(
    (element: HTMLElement | null) => element?.style.setProperty('block-size', `${height}px`),
    [height],
  )
  return {
    scroller,
    canvas,
    items: virtualizer.getVirtualItems(),
    measure: virtualizer.measureElement,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2),
  }
}

function withKept(range: Range, kept: number): number[] {
  const near = defaultRangeExtractor(range)
  if (near.includes(kept) || kept >= range.count) return near
  return kept < (near[0] ?? 0) ? [kept, ...near] : [...near, kept]
}
