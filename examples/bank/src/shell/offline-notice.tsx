import { useMessages } from '@sixpence/react/i18n'
import { useSyncExternalStore } from 'react'

/** Says so while the browser has no network. The region is there before its message. */
export function OfflineNotice() {
  const { t } = useMessages('shell')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className="sp-offline">
      {isOnline ? null : <p>{t('offlineNotice')}</p>}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
