/** Delays between the page and the app around it, in milliseconds. */
export const SHELL_DELAYS = {
  /** Before the app removes its splash screen: by then the first frame is drawn. */
  init: 100,
  /** Before a preloader is hidden. */
  preloaderHide: 200,
  /** Where no other delay is specified. */
  default: 500,
} as const
