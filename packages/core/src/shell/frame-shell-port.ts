import type { ShellPort } from './shell.ts'

/**
 * Connects to the mobile app that frames the page; accepts messages only from that window and its
 * one origin. Undefined if the page isn't framed.
 *
 * @param page The page's own `window`.
 * @param origin The app's, e.g. `https://app.bank.example` or `capacitor://localhost`.
 */
export function frameShellPort(
  page: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>,
  origin: string,
): ShellPort | undefined {
  const app = page.parent
  // Outside a frame, a page's parent is the page itself.
  if (app === page) return undefined
  return {
    post: message => app.postMessage(message, origin),
    subscribe(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.source === app && event.origin === origin) listener(event.data)
      }
      page.addEventListener('message', onMessage)
      return () => page.removeEventListener('message', onMessage)
    },
  }
}
