import { PHONE_NUMBER } from '@sixpence/core'
import { useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useBrand, useSixpence } from '../provider/index.ts'
import {
  Alert,
  Button,
  ErrorView,
  ExternalLink,
  Form,
  Inline,
  Stack,
  TextField,
} from '../ui/index.ts'

/** Links to the bank's app in the app stores. */
export function StoreLinks() {
  const { t } = useMessages('migration')
  const { ios, android } = useBrand().storeLinks
  if (ios === undefined && android === undefined) return null
  return (
    <Stack gap={2}>
      <p>{t('noAppText')}</p>
      <Inline gap={4}>
        {ios !== undefined && <ExternalLink href={ios}>{t('iosLink')}</ExternalLink>}
        {android !== undefined && <ExternalLink href={android}>{t('androidLink')}</ExternalLink>}
      </Inline>
    </Stack>
  )
}

/** Sends these links to a phone. */
export function SendStoreLinks() {
  const { t } = useMessages('migration')
  const { migration } = useSixpence()
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const { run, isPending, failure } = useAttempt()
  const phoneNumber = typed.replaceAll(/[\s().-]/g, '')
  const isNumber = PHONE_NUMBER.test(phoneNumber)

  async function send() {
    setJudged(true)
    if (!isNumber) return
    setSentTo(undefined)
    const isSent = await run(async () => {
      await migration.sendStoreLinks({ phoneNumber })
      return true
    })
    if (isSent) setSentTo(phoneNumber)
  }

  return (
    <Form onSubmit={send} aria-label={t('smsFormLabel')}>
      <Stack gap={4}>
        <ErrorView failure={failure} title={t('smsFailedTitle')} />
        <TextField
          label={t('phoneLabel')}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          value={typed}
          onChange={setTyped}
          error={isJudged && !isNumber ? t('phoneError') : undefined}
        />
        <Alert tone="positive">
          {sentTo !== undefined && t('smsSentText', { phoneNumber: sentTo })}
        </Alert>
        <div>
          <Button type="submit" isPending={isPending}>
            {t('sendSmsCta')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
