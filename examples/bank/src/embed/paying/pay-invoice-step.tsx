import { useMessages } from '@sixpence/react/i18n'
import { PayByLink } from '@sixpence/react/invoices'
import { PaymentFlow, type PaymentEnd } from '@sixpence/react/payments'
import { Alert, PageHeader, Skeleton } from '@sixpence/react/ui'
import { useEffect, useRef, useState } from 'react'
import type { EmbedPageProps } from '../embed-page-props.ts'
import { useQuestion } from '../use-question.ts'
import { answerOpener } from '../window-channel.ts'
import type { PayInvoiceAnswer, PayInvoiceQuestion } from '../window-questions.ts'

/** Lets the customer pay an invoice shown in a frame, and reports the payment to the frame. */
export function PayInvoiceStep({ destination }: EmbedPageProps) {
  const { t } = useMessages('invoices')
  const { t: tEmbedding } = useMessages('embedding')
  const question = useQuestion<PayInvoiceQuestion>()
  const [invoiceId, setInvoiceId] = useState<string>()
  const isPaying = destination.to === 'payment'
  const wasPaying = useRef(false)
  // The buttons after a payment lead to other places at the bank; this window is only for the
  // payment.
  useEffect(() => {
    if (isPaying) wasPaying.current = true
    else if (wasPaying.current) window.close()
  }, [isPaying])
  // The window goes on to the bank itself, where the money is moved. Its Back leads here again.
  useEffect(() => {
    if (destination.to === 'ownTransfer') location.assign('/transfer/account')
  }, [destination])
  if (question === null) return <Alert tone="warning">{tEmbedding('noOpenerText')}</Alert>
  if (question === undefined) return <Skeleton shape="row" lines={4} />
  const tell = (end: PaymentEnd) => {
    if (end.type !== 'payments.settled' || invoiceId === undefined) return
    const answer: PayInvoiceAnswer = { invoiceId }
    answerOpener(answer)
  }
  return (
    <>
      <PageHeader title={t('payTitle')} />
      {isPaying ? (
        <PaymentFlow id={destination.id} onDone={tell} />
      ) : (
        <PayByLink invoiceSecret={question.invoiceSecret} onOpened={setInvoiceId} />
      )}
    </>
  )
}
