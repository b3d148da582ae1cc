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
 * What is known of lines before they are drawn. As long as it is the same object, so are the lines:
 * where ten thousand of them stand is reckoned once.
 */
export interface RowWindowOptions {
  readonly count: number
  /** How high a line is in pixels, until it is seen. */
  readonly estimateSize: (index: number) => number
  readonly getItemKey: (index: number) => string | number
  /** The heading over a line, which stays on the page while one of its lines is. */
  readonly headingOf: (index: number) => number
}

/** Which lines of a long list are on the page. */
export interface RowWindow {
  /** For the element that is as high as the whole list. */
  readonly canvas: RefObject<HTMLDivElement | null>
  /** For the one in it that holds the lines, in the flow of the page. */
  readonly shown: RefObject<HTMLDivElement | null>
  readonly items: readonly VirtualItem[]
  /** The last line in sight. */
  readonly lastSeen: number
  /** A `ref` for each line, which bears its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void
}

/** Lines beyond those in sight: few at first, which nobody waits for; then enough for a quick thumb. */
const OVERSCAN = { first: 2, later: 8 }

/** A list of so many lines is all on the page: the browser's own search finds each of them. */
const WHOLE_UP_TO = 200

/**
 * Keeps the lines of a long list on the page that are in sight while the page scrolls; all of them
 * while it is printed.
 */
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
  // No compiler makes memos of it: what it answers changes as the page scrolls.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    ...options,
    rangeExtractor,
    overscan: useDeferredValue(OVERSCAN.later, OVERSCAN.first),
    // Known before the page is measured: the first drawing has its rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: above,
    // The observer tells the height once the frame is laid out: to read it here would lay out twice.
    // On a hidden page rows have no height, so all of them would count as visible.
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
  // What stands above may grow at any time; once it stands, the same number ends it. Not while the
  // page scrolls, where reading it lays each frame out twice: the end of that is a render, too.
  useLayoutEffect(() => {
    if (isScrolling) return
    const top = canvas.current?.getBoundingClientRect().top ?? 0
    // It decides which lines are drawn ahead, and no frame waits for that.
    startTransition(() => setAbove(Math.round(top + window.scrollY)))
  })
  // By the element's own style: a strict policy takes no style from a page's text. A margin, as
  // headings that stay in sight are reckoned without what moves the lines otherwise.
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

/** Where the lines begin; a heading whose first lines are out of sight comes close to the others. */
function startOf([first, second]: readonly VirtualItem[], above: number): number {
  if (!first) return 0
  const isApart = second !== undefined && second.index > first.index + 1
  return (isApart ? second.start - first.size : first.start) - above
}
