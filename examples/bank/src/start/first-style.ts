/** Marks the style of a page that is drawn ahead: the app brings the same along. */
export const FIRST_STYLE = 'data-first'

/** Takes it away once the app's own is there: with both, a browser would reckon everything twice. */
export const dropFirstStyle = (): void => document.querySelector(`style[${FIRST_STYLE}]`)?.remove()
