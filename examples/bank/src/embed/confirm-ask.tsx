import { payments, type PaymentOrder, type TransferPayment } from '@sixpence/core/payments'
import { useMessages } from '@sixpence/react/i18n'
import { PaymentLines, usePayment } from '@sixpence/react/payments'
import { TRANSFER_TARGETS, useBrand, useSixpence } from '@sixpence/react/provider'
import { Alert, Button, Skeleton, Stack } from '@sixpence/react/ui'
import type { EmbedPageProps } from './embed-page-props.ts'
import type { ConfirmAnswer, ConfirmQuestion } from './window-questions.ts'
import { useWindow } from './use-window.ts'
import { windowPath } from './window-path.ts'

export interface ConfirmAskProps extends EmbedPageProps {
  /** The id of the payment reviewed in this frame. It isn't sent from here. */
  id: string
  onSettled: (intentId: string) => void
  /** Called if the window was closed and the bank has the payment: nothing may be sent again. */
  onHeld: () => void
}

// States in which the bank has, or may have, the payment without having decided it.
const HELD: ReadonlySet<unknown> = new Set(['sent', 'pendingApproval', 'unknown'])

/** Opens a window of the bank, where the customer reviews the payment again and sends it. */
export function ConfirmAsk({ id, embedder, host, locale, go, ...ends }: ConfirmAskProps) {
  const { t } = useMessages('embedding')
  const brand = useBrand()
  const client = useSixpence().use(payments)
  const known = usePayment(id)
  const bankWindow = useWindow(host)
  const intent = known.status === 'known' ? known.payment : undefined
  const payment = intent?.payment
  if (!intent || !payment || !isTransfer(payment)) return <Skeleton shape="row" lines={3} />

  async function confirm(question: ConfirmQuestion) {
    const path = windowPath('confirm', embedder, locale)
    let standing: unknown
    const onDone = (body: unknown) => (standing = body)
    const answer = await bankWindow.ask<ConfirmAnswer>(path, question, { onDone })
    if (!answer && !HELD.has(standing)) return
    await client.discard(id)
    if (answer) ends.onSettled(answer.intentId)
    else ends.onHeld()
  }

  return (
    <Stack gap={4}>
      <p>{t('confirmText', { bank: brand.projectName })}</p>
      <PaymentLines payment={intent} />
      <Alert tone="warning">{bankWindow.isBlocked && t('blockedText')}</Alert>
      <div className="sp-payment-actions">
        <Button
          variant="primary"
          isPending={bankWindow.isOpen}
          onPress={() => void confirm({ payment })}
        >
          {t('confirmCta', { bank: brand.projectName })}
        </Button>
        <Button
          isDisabled={bankWindow.isOpen}
          onPress={() => go({ to: TRANSFER_TARGETS[payment.kind], edit: id })}
        >
          {t('editCta')}
        </Button>
      </div>
    </Stack>
  )
}

const isTransfer = (payment: PaymentOrder): payment is TransferPayment =>
  payment.kind in TRANSFER_TARGETS
