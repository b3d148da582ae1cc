import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * What is known of lines before they are drawn. As long as it is the same object, so are the lines:
 * where ten thousand of them stand is reckoned once.
 */
export interface RowWindowOptions {
  readonly count: number
  /** How high a line is in pixels, until it is seen. */
  readonly estimateSize: (index: number) => number
  readonly getItemKey: (index: number) => string | number
}

/** Which lines of a long list are on the page. */
export interface RowWindow {
  /** For the element that is as high as the whole list. */
  readonly canvas: RefObject<HTMLDivElement | null>
  /** For the one in it that holds the lines, in the flow of the page. */
  readonly shown: RefObject<HTMLDivElement | null>
  readonly items: readonly VirtualItem[]
  /** A `ref` for each line, which bears its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void
}

const OVERSCAN = 8

/** Keeps the lines of a long list on the page that are in sight while the page scrolls. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const canvas = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(0)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    ...options,
    overscan: OVERSCAN,
    // Known before the page is measured: the first drawing has its rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: above,
    // On a hidden page rows have no height, so all of them would count as visible.
    measureElement: line =>
      line.offsetHeight || options.estimateSize(Number(line.dataset['index'])),
  })
  const items = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const start = (items[0]?.start ?? above) - above
  const { isScrolling } = virtualizer
  // What stands above may grow at any time; once it stands, the same number ends it. Not while the
  // page scrolls, where reading it lays each frame out twice: the end of that is a render, too.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (isScrolling) return
    const top = canvas.current?.getBoundingClientRect().top ?? 0
    setAbove(Math.round(top + window.scrollY))
  })
  // By the element's own style: a strict policy takes no style from a page's text.
  useLayoutEffect(() => {
    canvas.current?.style.setProperty('block-size', `${height}px`)
    shown.current?.style.setProperty('transform', `translateY(${start}px)`)
  }, [height, start])
  return { canvas, shown, items, measure: virtualizer.measureElement }
}
