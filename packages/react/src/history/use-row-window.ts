import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual'
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefCallback,
} from 'react'
import { useIsPrinting } from './use-is-printing.ts'

/**
 * The facts about lines before they are rendered. While the object stays the same, so must the
 * lines: their positions are computed only once.
 */
export interface RowWindowOptions {
  readonly count: number
  /** The height of a line in pixels before it is measured. */
  readonly estimateSize: (index: number) => number
  readonly getItemKey: (index: number) => string | number
  /** The index of a line's heading, which stays in the page while one of its lines does. */
  readonly headingOf: (index: number) => number
}

/** The lines of a long list that are in the page. */
export interface RowWindow {
  /** The ref of the element that is as high as the whole list. */
  readonly canvas: RefCallback<HTMLDivElement>
  /** The ref of the element inside it that holds the lines. */
  readonly shown: RefCallback<HTMLDivElement>
  readonly items: readonly VirtualItem[]
  /** The index of the last line in sight. */
  readonly lastSeen: number
  /** The ref for each line, which needs its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void
}

/** Extra lines outside the view: few at first, for speed, then enough for fast scrolling. */
const OVERSCAN = { first: 2, later: 8, afterMs: 100 }

/** The exactness of the height above, in pixels: less than the extra lines make up for. */
const NEAR = 100

/** Lists up to this length are fully in the page, so that the browser's own search finds each line. */
const WHOLE_UP_TO = 200

/** Keeps only the visible lines of a long list in the page. While printing, it keeps all of them. */
export function useRowWindow({ headingOf, ...options }: RowWindowOptions): RowWindow {
  const list = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(0)
  const overscan = useOverscan()
  const isPrinting = useIsPrinting()
  const isWhole = isPrinting || options.count <= WHOLE_UP_TO
  const rangeExtractor = useCallback(
    (range: Range) => (isWhole ? [...Array(range.count).keys()] : withHeading(range, headingOf)),
    [isWhole, headingOf],
  )
  // The compiler must not memoize its result, which changes while scrolling.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    ...options,
    rangeExtractor,
    scrollToFn: scrollElsewhere,
    overscan,
    // Set before measuring, so that the first render has rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: above,
    // The observer reports the height after layout; reading it here would force a second one. On a
    // hidden page rows have no height, so all of them would count as visible.
    measureElement: (line, entry, { measurementsCache }) => {
      const index = Number(line.dataset['index'])
      const height = entry ? heightOf(entry) : (measurementsCache[index]?.size ?? 0)
      return height > 0 ? height : options.estimateSize(index)
    },
  })
  const items = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const start = startOf(items, above)
  const { isScrolling } = virtualizer
  // The content above may grow at any time. If the number stays the same, React stops, and the place
  // of each line isn't computed again. Not while scrolling, when reading it would lay out each frame
  // twice: the end of scrolling renders again.
  useLayoutEffect(() => {
    if (isScrolling) return
    const top = list.current?.getBoundingClientRect().top ?? 0
    // It only decides which lines are rendered ahead, so no frame waits for it.
    startTransition(() => setAbove(Math.round((top + window.scrollY) / NEAR) * NEAR))
  })
  // Set on the elements, because a strict policy forbids styles in markup, and before any effect,
  // which would lay out the page without them. A margin, because the browser positions sticky
  // headings without regard to transforms.
  const canvas = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element
      element?.style.setProperty('block-size', isWhole ? 'auto' : `${height}px`)
    },
    [height, isWhole],
  )
  const shown = useCallback(
    (element: HTMLDivElement | null) =>
      element?.style.setProperty('margin-block-start', `${start}px`),
    [start],
  )
  const lastSeen = virtualizer.range?.endIndex ?? 0
  return { canvas, shown, items, lastSeen, measure: virtualizer.measureElement }
}

/**
 * Scrolls unless the page is there already, as when the list appears: the browser would lay out the
 * page once more.
 */
const scrollElsewhere: typeof windowScroll = (offset, options, virtualizer) => {
  if (offset !== virtualizer.scrollOffset || options.adjustments)
    windowScroll(offset, options, virtualizer)
}

function useOverscan(): number {
  const [overscan, setOverscan] = useState(OVERSCAN.first)
  useEffect(() => {
    const more = () => startTransition(() => setOverscan(OVERSCAN.later))
    const timer = setTimeout(more, OVERSCAN.afterMs)
    return () => clearTimeout(timer)
  }, [])
  return overscan
}

const heightOf = ({ borderBoxSize: [box] }: ResizeObserverEntry): number =>
  Math.round(box?.blockSize ?? 0)

function withHeading(range: Range, headingOf: (index: number) => number): number[] {
  const near = defaultRangeExtractor(range)
  const heading = headingOf(near[0] ?? 0)
  return near[0] === heading ? near : [heading, ...near]
}

/**
 * Returns where the lines begin. A heading whose first lines are out of sight moves next to the
 * visible ones.
 */
function startOf([first, second]: readonly VirtualItem[], above: number): number {
  if (!first) return 0
  const isApart = second !== undefined && second.index > first.index + 1
  return (isApart ? second.start - first.size : first.start) - above
}
