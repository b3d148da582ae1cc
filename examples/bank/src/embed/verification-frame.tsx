import { useMessages } from '@sixpence/react/i18n'
import { useBrand } from '@sixpence/react/provider'
import { VerificationSummary } from '@sixpence/react/verification'
import { Alert, Button, Stack } from '@sixpence/react/ui'
import { useEffect, useRef, useState } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'
import type { Host } from './use-host.ts'

/** The state of the customer's verification. All steps are done at the bank. */
export function VerificationFrame({ host }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const { projectName: bank } = useBrand()
  const { leave, isBlocked } = useTabOfTheBank(host)
  return (
    <Stack gap={4}>
      <VerificationSummary
        action={path => (
          <Button variant="primary" onPress={() => leave(path)}>
            {t('verificationCta', { bank })}
          </Button>
        )}
      />
      <Alert tone="warning">{isBlocked && t('blockedText')}</Alert>
    </Stack>
  )
}

/**
 * Opens the bank in a new tab, and informs the host once the customer is back, but not of what they
 * did there.
 */
function useTabOfTheBank(host: Host) {
  const [isBlocked, setBlocked] = useState(false)
  const isAway = useRef(false)
  useEffect(() => {
    const back = () => {
      if (document.visibilityState !== 'visible' || !isAway.current) return
      isAway.current = false
      if (host.status === 'connected') host.link.send({ type: 'verificationLeft' })
    }
    document.addEventListener('visibilitychange', back)
    // For a bank that opened beside the page, which was visible all along.
    window.addEventListener('focus', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [host])

  function leave(path: string) {
    const opened = window.open(path, '_blank')
    isAway.current = opened !== null
    setBlocked(opened === null)
    if (!opened && host.status === 'connected') {
      host.link.send({ type: 'failed', code: 'window_blocked' })
    }
  }
  return { leave, isBlocked }
}
