import type { Lifecycle } from './platform.ts'

/** What happens to the page. */
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
      // Back may bring a page that was put to sleep, which has heard nothing since.
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
