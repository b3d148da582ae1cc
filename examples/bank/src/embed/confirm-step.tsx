import { payments } from '@sixpence/core/payments'
import { useMessages } from '@sixpence/react/i18n'
import { PaymentFlow, usePayment, type PaymentEnd } from '@sixpence/react/payments'
import { useSixpence } from '@sixpence/react/provider'
import { Alert, PageHeader, Skeleton } from '@sixpence/react/ui'
import { useEffect, useState } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'
import { useQuestion } from './use-question.ts'
import type { ConfirmAnswer, ConfirmQuestion } from './window-questions.ts'
import { answerOpener, tellDone } from './window-channel.ts'

/** Shows a transfer that was begun in a frame, and sends it with the bank's own session. */
export function ConfirmStep({ destination }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const client = useSixpence().use(payments)
  const question = useQuestion<ConfirmQuestion>()
  const [id, setId] = useState<string>()
  useEffect(() => {
    let isWanted = true
    if (question) {
      void client.review(question.payment).then(intent => isWanted && setId(intent.id))
    }
    return () => {
      isWanted = false
    }
  }, [client, question])
  // The last buttons lead home or to another transfer: both are in the page that opened this one.
  useEffect(() => {
    if (id !== undefined && destination.to !== 'payment' && isLeaving(destination.to))
      window.close()
  }, [destination, id])

  if (question === null) return <Alert tone="warning">{t('noOpenerText')}</Alert>
  if (id === undefined) return <Skeleton shape="row" lines={4} />
  const tell = (end: PaymentEnd) => {
    if (end.type !== 'payments.settled') return
    const answer: ConfirmAnswer = { intentId: end.id }
    answerOpener(answer)
  }
  return (
    <>
      <PageHeader title={t('confirmTitle')} />
      <PaymentFlow id={id} onDone={tell} />
      <Standing id={id} />
    </>
  )
}

/** Reports the payment's state to the frame, because this window may be closed before the end. */
function Standing({ id }: { id: string }) {
  const known = usePayment(id)
  const status = known.status === 'known' ? known.payment.status : undefined
  useEffect(() => {
    if (status) tellDone(status)
  }, [status])
  return null
}

const isLeaving = (to: string): boolean =>
  to === 'ownTransfer' || to === 'p2pTransfer' || to === 'externalTransfer'
