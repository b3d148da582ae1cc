import type { WebhookPing } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Alert, Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Posts a ping to an address and shows the result. */
export function PingPopup({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useMessages('merchant-api')
  const [ping, setPing] = useState<WebhookPing>()
  const textOf = usePingText()
  const { write, isPending, error } = useWrite()
  const send = async () => {
    const done = await write(merchantApi.pingWebhook, { url })
    setPing(done?.answer)
  }
  return (
    <Dialog
      isOpen
      title={t('pingTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={isPending} onPress={() => void send()}>
            {t('pingCta')}
          </Button>
          <Button onPress={onClose}>{t('closeCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('pingText')}</p>
        <p className="sp-break">{url}</p>
        <Alert tone={ping?.delivered === false ? 'warning' : 'positive'} announce="soon">
          {ping && textOf(ping)}
        </Alert>
        <ErrorView failure={error} />
      </Stack>
    </Dialog>
  )
}

function usePingText(): (ping: WebhookPing) => string {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  return ({ delivered, httpStatus, fault, duration }) => {
    if (httpStatus === undefined) return t(`${fault ?? 'unreachable'}Text`)
    const facts = { status: httpStatus, ms: formats.count(duration) }
    return t(delivered ? 'pingTakenText' : 'pingRefusedText', facts)
  }
}
