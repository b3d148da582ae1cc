/**
 * Shows an element over the whole page, whatever around it cuts off or moves what is inside.
 * Browsers of before 2024 leave it where it stands.
 */
export function raise(element: HTMLElement | null): void {
  if (!canRaise(element)) return
  element.popover = 'manual'
  if (!element.matches(':popover-open')) element.showPopover()
}

/** Takes an element from where `raise` has put it. */
export function lower(element: HTMLElement | null): void {
  if (canRaise(element) && element.matches(':popover-open')) element.hidePopover()
}

const canRaise = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && 'showPopover' in element && element.isConnected
