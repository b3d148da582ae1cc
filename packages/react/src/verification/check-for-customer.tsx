import { identityCheck } from '@sixpence/core/identity-check'
import { useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useActing, useSixpence } from '../provider/index.ts'
import { Alert, Button, ErrorView, Stack } from '../ui/index.ts'

/** Starts an identity check for the customer acted for: only they get the link, by mail. */
export function CheckForCustomer() {
  const { t } = useMessages('verification')
  const sixpence = useSixpence()
  const { customerId } = useActing()
  const { run, isPending, error } = useAttempt()
  const [sentTo, setSentTo] = useState<string>()
  if (customerId === undefined) return null
  const start = async () => {
    setSentTo(undefined)
    const sent = await run(() => sixpence.use(identityCheck).startFor({ customerId }))
    setSentTo(sent?.sentTo)
  }
  return (
    <Stack gap={2}>
      <ErrorView failure={error} title={t('checkFailedTitle')} />
      {sentTo !== undefined && <Alert tone="positive">{t('checkSentText', { to: sentTo })}</Alert>}
      <p className="sp-muted">{t('checkText')}</p>
      <div>
        <Button isPending={isPending} onPress={() => void start()}>
          {t('checkCta')}
        </Button>
      </div>
    </Stack>
  )
}
