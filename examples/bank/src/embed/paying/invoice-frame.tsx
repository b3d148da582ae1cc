import { readEmbedAddress } from '@sixpence/embed'
import { useMessages } from '@sixpence/react/i18n'
import { InvoicePage } from '@sixpence/react/invoices'
import { Alert, Stack } from '@sixpence/react/ui'
import { useState } from 'react'
import type { EmbedPageProps } from '../embed-page-props.ts'
import { useWindow } from '../use-window.ts'
import { windowPath } from '../window-path.ts'
import type { PayInvoiceAnswer, PayInvoiceQuestion } from '../window-questions.ts'

/**
 * An invoice for everyone who holds its link; paid in a window of the bank. The host learns only
 * which invoice was paid, no names or amounts.
 */
export function InvoiceFrame({ embedder, host, locale }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const [invoiceSecret] = useState(() => readEmbedAddress(location.href)?.invoiceSecret ?? '')
  const bankWindow = useWindow(host)

  async function pay() {
    const question: PayInvoiceQuestion = { invoiceSecret }
    const path = windowPath('pay-invoice', embedder, locale)
    const answer = await bankWindow.ask<PayInvoiceAnswer>(path, question)
    if (answer && host.status === 'connected') {
      host.link.send({ type: 'paymentFinal', invoiceId: answer.invoiceId, status: 'paid' })
    }
  }

  return (
    <Stack gap={4}>
      <InvoicePage invoiceSecret={invoiceSecret} onPay={pay} />
      <Alert tone="warning">{bankWindow.isBlocked && t('blockedText')}</Alert>
    </Stack>
  )
}
