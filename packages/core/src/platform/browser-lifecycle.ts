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
      document.addEventListener('visibilitychange', seen)
      return () => {
        window.removeEventListener('online', online)
        window.removeEventListener('offline', offline)
        window.removeEventListener('focus', focus)
        document.removeEventListener('visibilitychange', seen)
      }
    },
  }
}
