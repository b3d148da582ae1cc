/** Milliseconds between the page and the app that holds it. */
export const SHELL_DELAYS = {
  /** Before the app takes its splash away: the first frame is drawn by then. */
  init: 100,
  /** Before a preloader goes. */
  preloaderHide: 200,
  /** Where nothing else is laid down. */
  default: 500,
} as const
