import type { Lifecycle } from './platform.ts'

/** Watches the page's connectivity and visibility. */
export function browserLifecycle(): Lifecycle {
  return {
    isOnline: () => navigator.onLine,
    subscribe(listener) {
      const online = () => listener('online')
      const offline = () => listener('offline')
      const focus = () => listener('focus')
      const seen = () => listener(document.visibilityState === 'visible' ? 'focus' : 'hidden')
      window.addEventListener('online', online)
      window.addEventListener('offline', offline)
      window.addEventListener('focus', focus)
      // Going back may restore a frozen page, which has missed all events since.
      window.addEventListener('pageshow', focus)
      document.addEventListener('visibilitychange', seen)
      return () => {
        window.removeEventListener('online', online)
        window.removeEventListener('offline', offline)
        window.removeEventListener('focus', focus)
        window.removeEventListener('pageshow', focus)
        document.removeEventListener('visibilitychange', seen)
      }
    },
  }
}
