import type { ShellPort } from './shell.ts'

/**
 * The way to the mobile app that holds the page in a frame: of its one origin, and of the very
 * window that holds it. Undefined where no window does.
 *
 * @param page The page's own `window`.
 * @param origin The app's, e.g. `https://app.bank.example` or `capacitor://localhost`.
 */
export function frameShellPort(
  page: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>,
  origin: string,
): ShellPort | undefined {
  const app = page.parent
  // Outside of a frame, a page's parent is the page itself.
  if (app === page) return undefined
  return {
    post: message => app.postMessage(message, origin),
    subscribe(listener) {
      const hear = (event: MessageEvent<unknown>) => {
        if (event.source === app && event.origin === origin) listener(event.data)
      }
      page.addEventListener('message', hear)
      return () => page.removeEventListener('message', hear)
    },
  }
}
