/**
 * Shows an element over the whole page, even if an ancestor clips or moves its content. Browsers
 * from before 2024 leave it in its place.
 */
export function raise(element: HTMLElement | null): void {
  if (!canRaise(element)) return
  element.popover = 'manual'
  if (!element.matches(':popover-open')) element.showPopover()
}

/** Takes an element back from the place that `raise` gave it. */
export function lower(element: HTMLElement | null): void {
  if (canRaise(element) && element.matches(':popover-open')) element.hidePopover()
}

const canRaise = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && 'showPopover' in element && element.isConnected
