import { payments } from '@sixpence/core/payments'
import { useMessages } from '@sixpence/react/i18n'
import { useSixpence } from '@sixpence/react/provider'
import { Button } from '@sixpence/react/ui'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { pageVersion, servedVersion } from '../loading/page-version.ts'
import { watchVersion } from './watch-version.ts'

/** Offers a newer version of the app, but never while a payment is under way. */
export function UpdateNotice() {
  const { t } = useMessages('shell')
  const isNewer = useIsNewer()
  const isPaying = useIsPaying()
  return (
    <div role="status" className="sp-update">
      {isNewer && !isPaying && (
        <p>
          {t('updateText')}{' '}
          <Button variant="link" onPress={() => location.reload()}>
            {t('updateCta')}
          </Button>
        </p>
      )}
    </div>
  )
}

function useIsNewer(): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => {
    const current = pageVersion()
    if (current === undefined) return undefined
    return watchVersion({ current, read: servedVersion }, () => setNewer(true))
  }, [])
  return isNewer
}

/** The address names a payment from the review on. Sent payments may still be on their way. */
function useIsPaying(): boolean {
  const { subscribe, getSnapshot } = useSixpence().use(payments)
  const intents = useSyncExternalStore(subscribe, getSnapshot)
  const { payment } = useSearch({ strict: false })
  return payment !== undefined || intents.some(({ status }) => status === 'sent')
}
