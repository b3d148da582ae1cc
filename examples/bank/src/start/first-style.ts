/** The attribute of the styles of a page that the server drew. The app brings the same styles. */
export const FIRST_STYLE = 'data-first'

/** Removes these styles once the app's own are loaded, because the browser would apply both. */
export const dropFirstStyle = (): void => document.querySelector(`style[${FIRST_STYLE}]`)?.remove()
