/** Some words of a page and their place. */
interface Run {
  readonly words: string
  readonly element: Element
  readonly boxes: readonly DOMRect[]
}

declare global {
  interface Window {
    runs: () => readonly Run[]
    nameOf: (element: Element) => string
    isSeen: (element: Element) => boolean
  }
}

/** Runs first in each page. Installs the functions that read the facts. */
export function installReaders(): void {
  const UNSEEN = 'script, style, noscript, option, title, desc'
  const seen = { opacityProperty: true, visibilityProperty: true }
  // Text only for screen readers is one pixel wide.
  const isSpoken = (element: Element): boolean => {
    const { offsetWidth, parentElement } = element as HTMLElement
    return offsetWidth === 1 || (parentElement !== null && isSpoken(parentElement))
  }
  window.isSeen = element =>
    element.checkVisibility(seen) && !element.matches(UNSEEN) && !isSpoken(element)
  window.nameOf = ({ localName, className, textContent }) => {
    const names = typeof className === 'string' ? className.trim().replaceAll(/\s+/g, '.') : ''
    return `${localName}.${names} "${textContent.trim().slice(0, 40)}"`
  }
  window.runs = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Run[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim() ?? ''
      if (!element || words === '' || !window.isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (boxes.length > 0) found.push({ words, element, boxes })
    }
    return found
  }
}

/**
 * Lists words that are partly hidden: outside of their own box, of their containers, or of the
 * page.
 */
export function cutWords(shortened: string): string[] {
  const CUTS = new Set(['hidden', 'clip'])
  const sticksOut = (box: DOMRect, { left, right, top, bottom }: DOMRect) =>
    box.left < left - 1 || box.right > right + 1 || box.top < top - 3 || box.bottom > bottom + 3
  const isWider = (box: DOMRect, { left, right }: DOMRect) =>
    box.left < left - 1 || box.right > right + 1
  const page = new DOMRect(0, 0, document.documentElement.clientWidth, 1)

  /** Returns the element that cuts them off, unless the page can be scrolled there. */
  function cutBy(element: Element, boxes: readonly DOMRect[]): Element | 'nothing' | undefined {
    for (let place: Element | null = element; place; place = place.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(place)
      if (overflowX === 'auto' || overflowX === 'scroll') return 'nothing'
      if (place === document.body) return undefined
      const hides = CUTS.has(overflowX) || CUTS.has(overflowY)
      const around = place.getBoundingClientRect()
      if (hides && boxes.some(box => sticksOut(box, around))) return place
    }
    return undefined
  }

  function boxOf(element: Element): Element {
    const { display } = getComputedStyle(element)
    const { parentElement } = element
    return parentElement && ['inline', 'contents'].includes(display)
      ? boxOf(parentElement)
      : element
  }

  return window.runs().flatMap(({ words, element, boxes }) => {
    if (element.closest(shortened)) return []
    const own = boxOf(element)
    const cut = cutBy(element, boxes)
    if (cut === 'nothing') return []
    if (cut) return [`"${words}" is cut by ${window.nameOf(cut)}`]
    if (boxes.some(box => isWider(box, own.getBoundingClientRect())))
      return [`"${words}" is wider than ${window.nameOf(own)}`]
    return boxes.some(box => isWider(box, page)) ? [`"${words}" is beside the page`] : []
  })
}

/** Lists words and controls that lie over something else. */
export function overlaps(shortened: string): string[] {
  const PRESSED = 'a, button, input, select, textarea, summary, [role=button], [role=option]'
  const layerOf = (element: Element | null): Element | null => {
    for (let place = element; place; place = place.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(place).position)) return place
    return element?.closest('dialog, [popover]') ?? null
  }
  const pressed = [...document.querySelectorAll(PRESSED)]
    .filter(element => window.isSeen(element))
    .map(element => ({ element, boxes: [element.getBoundingClientRect()] }))
  const whole = window.runs().filter(({ element }) => element.closest(shortened) === null)
  const all = [...pressed, ...whole].flatMap(({ element, boxes }) => {
    const layer = layerOf(element)
    return boxes.map(box => ({ element, box, layer }))
  })
  const meets = (one: DOMRect, other: DOMRect) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return wide > 2 && high > 0.35 * Math.min(one.height, other.height)
  }
  const found = new Set<string>()
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      if (one.layer !== other.layer || !meets(one.box, other.box)) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      found.add(`${window.nameOf(one.element)} lies over ${window.nameOf(other.element)}`)
    }
  return [...found]
}

/** Lists faults of a page's frame: its width, its header and its tabs. */
export function faultsOfFrame(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const inHeader = [...document.querySelectorAll('.sp-header > *, .sp-header-actions > *')]
    .filter(element => getComputedStyle(element).position !== 'fixed')
    .map(element => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
  const highest = Math.min(...inHeader.map(({ bottom }) => bottom))
  const isTwoLines = ({ boxes }: Run) => boxes.some(({ top }) => top !== boxes[0]?.top)
  const inBar = window.runs().filter(({ element }) => {
    const nav = element.closest('.sp-nav')
    return nav !== null && getComputedStyle(nav).position === 'fixed'
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...(inHeader.some(({ top }) => top >= highest) ? ['the header has two rows'] : []),
    ...inBar.filter(isTwoLines).map(({ words }) => `the tab "${words}" has two lines`),
  ]
}

/** Lists parts that stay under the tab bar however far the page is scrolled. */
export function coveredAtTheEnd(): string[] {
  const { documentElement: page } = document
  const nav = document.querySelector('.sp-nav')
  const isBar = nav !== null && getComputedStyle(nav).position === 'fixed'
  const before = page.scrollTop
  page.scrollTop = page.scrollHeight
  const edge = isBar ? nav.getBoundingClientRect().top : page.clientHeight
  const covered = window
    .runs()
    .filter(({ element }) => element.closest('.sp-nav, .sp-toast-region, dialog') === null)
    .filter(({ boxes }) => boxes.some(({ bottom }) => bottom > edge + 1))
  page.scrollTop = before
  return covered.map(({ words }) => `"${words}" stays below the edge`)
}

/** Lists parts that leave no room for the rest when text is twice as large. */
export function faultsOfLargeText(): string[] {
  const { documentElement: page } = document
  const rem = Number(getComputedStyle(page).fontSize.replace('px', ''))
  const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(window.isSeen)
  const stays = seen.filter(
    element =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
      element.closest('dialog, [popover], .sp-layer, .sp-toast-region') === null,
  )
  const tall = stays.filter(({ offsetHeight }) => offsetHeight > innerHeight / 4)
  const widest = document.querySelector('main')?.clientWidth ?? 0
  const searches = seen.filter(element => element.matches('[type=search]'))
  const narrow = searches.filter(
    ({ offsetWidth }) => offsetWidth < Math.min(12 * rem, 0.75 * widest),
  )
  return [
    ...(page.scrollWidth > page.clientWidth ? ['the page is too wide'] : []),
    ...tall.map(element => `${window.nameOf(element)} stays, and takes a quarter of the window`),
    ...narrow.map(element => `${window.nameOf(element)} is ${element.offsetWidth} px wide`),
  ]
}
