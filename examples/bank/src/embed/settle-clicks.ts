/** Longer than between the clicks of a double click. */
const SETTLE_MS = 700

/** What a click means something on. */
const PRESSABLE = 'button, a[href], input, label, dialog'

/**
 * Keeps clicks of a pointer off an element that has only just changed under it. A page may bring a
 * window of the bank forward where somebody is about to click twice, and what one click opens in it
 * may come up where the next one falls, a dialog that asks for a consent first of all. Until all of
 * it has been there for a moment the element is marked `data-settling`, which the style sheet heeds
 * for everything inside. Of keys nothing is kept off: they go where the focus is, and no page moves
 * that here.
 *
 * @returns What ends it.
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
