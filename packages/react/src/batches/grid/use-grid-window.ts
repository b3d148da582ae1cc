import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { isLong } from './is-long.ts'

/** The facts about rows before they are rendered. */
export interface GridWindowOptions {
  readonly count: number
  /** The index of a row that stays in the page wherever it is, so that it keeps the focus. */
  readonly kept: number
}

/** The blocks of rows that are in the page. */
export interface GridWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The ref of the element that is as high as all rows. */
  readonly canvas: (element: HTMLElement | null) => void
  /** Each has the rows from `index * ROWS_OF_BLOCK` on. */
  readonly blocks: readonly VirtualItem[]
  /** The ref for each block, which needs its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void
  /** The number of whole rows in sight. */
  readonly page: () => number
}

/**
 * Rows come into the page and go in blocks: every measured height moves the position of each block
 * after it, and a file can have 100,000 rows.
 */
export const ROWS_OF_BLOCK = 4
/** The height of a row without faults, in pixels. */
const ROW = 45
/** The blocks of a long file that come one by one, so that none holds up the page. */
const FIRST_BLOCKS = 8
/** Extra blocks outside the view, so that fast scrolling never shows an empty space. */
const OVERSCAN = 4

/** Keeps only the rows of a grid in the page that are in sight. */
export function useGridWindow({ count, kept }: GridWindowOptions): GridWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const keptBlock = Math.floor(kept / ROWS_OF_BLOCK)
  const drawn = useDrawnBlocks(isLong(count))
  const rangeExtractor = useCallback(
    (range: Range) => withKept(defaultRangeExtractor(range).slice(0, drawn), keptBlock),
    [keptBlock, drawn],
  )
  // The compiler must not memoize its result, which changes while scrolling.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: Math.ceil(count / ROWS_OF_BLOCK),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROWS_OF_BLOCK * ROW,
    rangeExtractor,
    overscan: OVERSCAN,
    // So that the first render has rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The observer reports the height after layout; reading it here would force a second one.
    measureElement: (block, entry, { measurementsCache }) => {
      const before = measurementsCache[Number(block.dataset['index'])]?.size ?? 0
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      return Math.round(height) || before || ROWS_OF_BLOCK * ROW
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
    blocks: virtualizer.getVirtualItems(),
    measure: virtualizer.measureElement,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2),
  }
}

/** Returns how many blocks may be drawn: in a long file one more each frame, at last all of them. */
function useDrawnBlocks(isBitByBit: boolean): number {
  const [drawn, setDrawn] = useState(isBitByBit ? 0 : Infinity)
  useEffect(() => {
    if (drawn === Infinity) return undefined
    const draw = () => setDrawn(drawn < FIRST_BLOCKS ? drawn + 1 : Infinity)
    const frame = requestAnimationFrame(() => startTransition(draw))
    return () => cancelAnimationFrame(frame)
  }, [drawn])
  return drawn
}

function withKept(near: number[], kept: number): number[] {
  if (near.includes(kept)) return near
  return kept < (near[0] ?? 0) ? [kept, ...near] : [...near, kept]
}
