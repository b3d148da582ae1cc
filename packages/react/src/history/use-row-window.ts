import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface RowWindowOptions {
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

const OVERSCAN = 6

/** Keeps the lines of a long list on the page that are in sight while the page scrolls. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const canvas = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(0)
  // It answers what changes without a sign, so that nothing here may be remembered for it.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    ...options,
    overscan: OVERSCAN,
    scrollMargin: above,
    // In a page that is hidden every line has no height, and all of them would be in sight.
    measureElement: line =>
      line.offsetHeight || options.estimateSize(Number(line.dataset['index'])),
  })
  const items = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const start = (items[0]?.start ?? above) - above
  // By the element's own style: a strict policy takes no style from a page's text.
  useLayoutEffect(() => {
    canvas.current?.style.setProperty('block-size', `${height}px`)
    shown.current?.style.setProperty('transform', `translateY(${start}px)`)
  }, [height, start])
  useLayoutEffect(() => {
    const look = () => {
      const top = canvas.current?.getBoundingClientRect().top ?? 0
      setAbove(Math.round(top + window.scrollY))
    }
    look()
    // What stands above may grow at any time, and with it the page. To look in each frame of a
    // scroll would lay the page out once more.
    // In a frame of its own: what changes while it tells of changes is told to nobody.
    let frame = 0
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const observer = 'ResizeObserver' in window ? new ResizeObserver(lookSoon) : undefined
    observer?.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
    }
  }, [])
  return { canvas, shown, items, measure: virtualizer.measureElement }
}
