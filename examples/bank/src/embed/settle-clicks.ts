/** Longer than the time between the clicks of a double click. */
const SETTLE_MS = 700

/** The elements that react to clicks. */
const PRESSABLE = 'button, a[href], input, label, dialog'

/**
 * Blocks pointer clicks on an element that has just changed under the pointer. A page may bring a
 * window of the bank forward just before a second click, and a click may open something, such as a
 * consent dialog, where the next click falls. The element is marked with `data-settling` until
 * everything has been there for a moment; the style sheet applies it to everything inside. Doesn't
 * block keys: they go to the focus, which no page can move here.
 *
 * @returns A function that stops it.
 */
export function settleClicks(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    element.toggleAttribute('data-settling', true)
    clearTimeout(timer)
    timer = setTimeout(() => element.removeAttribute('data-settling'), SETTLE_MS)
  }
  const seen = () => document.visibilityState === 'visible' && settle()
  const watch = new MutationObserver(changes => changes.some(bringsSomething) && settle())
  settle()
  watch.observe(element, { childList: true, subtree: true })
  addEventListener('focus', settle)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    removeEventListener('focus', settle)
    document.removeEventListener('visibilitychange', seen)
  }
}

const bringsSomething = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(
    node =>
      node instanceof Element &&
      (node.matches(PRESSABLE) || node.querySelector(PRESSABLE) !== null),
  )
