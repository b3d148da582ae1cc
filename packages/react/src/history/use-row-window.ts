import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual'
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
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
  readonly canvas: RefObject<HTMLDivElement | null>
  /** The ref of the element inside it that holds the lines. */
  readonly shown: RefObject<HTMLDivElement | null>
  readonly items: readonly VirtualItem[]
  /** The index of the last line in sight. */
  readonly lastSeen: number
  /** The ref for each line, which needs its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void
}

/** Extra lines outside the view: few at first, for speed, then enough for fast scrolling. */
const OVERSCAN = { first: 2, later: 8 }

/** Lists up to this length are fully in the page, so that the browser's own search finds each line. */
const WHOLE_UP_TO = 200

/** Keeps only the visible lines of a long list in the page. While printing, it keeps all of them. */
export function useRowWindow({ headingOf, ...options }: RowWindowOptions): RowWindow {
  const canvas = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(0)
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
    overscan: useDeferredValue(OVERSCAN.later, OVERSCAN.first),
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
  // The content above may grow at any time. If the number stays the same, React stops. Not while
  // scrolling, when reading it would lay out each frame twice: the end of scrolling renders again.
  useLayoutEffect(() => {
    if (isScrolling) return
    const top = canvas.current?.getBoundingClientRect().top ?? 0
    // It only decides which lines are rendered ahead, so no frame waits for it.
    startTransition(() => setAbove(Math.round(top + window.scrollY)))
  })
  // Set on the element, because a strict policy forbids styles in markup. A margin, because the
  // browser positions sticky headings without regard to transforms.
  useLayoutEffect(() => {
    canvas.current?.style.setProperty('block-size', isWhole ? 'auto' : `${height}px`)
    shown.current?.style.setProperty('margin-block-start', `${start}px`)
  }, [height, start, isWhole])
  const lastSeen = virtualizer.range?.endIndex ?? 0
  return { canvas, shown, items, lastSeen, measure: virtualizer.measureElement }
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
