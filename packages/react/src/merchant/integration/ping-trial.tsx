import { pingVerdict, type Webhook, type WebhookPing } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite } from '../../store/index.ts'
import { Alert, Button, ErrorView, Inline, Stack } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Posts a ping to a webhook and explains a failure. */
export function PingTrial({ webhook }: { webhook: Webhook }) {
  const { t } = useMessages('merchant-api')
  const { mayCall } = useUserRights()
  const words = useMessages('integration')
  const [ping, setPing] = useState<WebhookPing>()
  const { write, isPending, error } = useWrite()
  const send = async () => {
    setPing(undefined)
    const done = await write(merchantApi.pingWebhook, { url: webhook.url })
    setPing(done?.answer)
  }
  return (
    <Stack gap={4}>
      {!webhook.enabled && (
        <Alert tone="warning" announce="never">
          {words.t('webhookOffText')}
        </Alert>
      )}
      <PingResult ping={ping} />
      <ErrorView failure={error} />
      {mayCall(merchantApi.createWebhook) && (
        <Inline>
          <Button isPending={isPending} onPress={() => void send()}>
            {t('pingCta')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function PingResult({ ping }: { ping: WebhookPing | undefined }) {
  const { t } = useMessages('integration')
  const formats = useFormats()
  const facts = { status: ping?.httpStatus ?? '', ms: formats.count(ping?.duration ?? 0) }
  return (
    <Alert tone={ping?.delivered === false ? 'negative' : 'positive'} announce="soon">
      {ping && t(`${pingVerdict(ping)}Text`, facts)}
    </Alert>
  )
}
