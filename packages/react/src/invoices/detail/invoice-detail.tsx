import { mayWithInvoice, type Invoice } from '@sixpence/core/invoices'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { Alert, Button, ErrorView, Loaded, StaleAlert, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { invoicesApi } from '../invoices-api.ts'
import { BlockSender } from './block-sender.tsx'
import { InvoiceFile } from './invoice-file.tsx'
import { InvoiceLinks, type LinkOf } from './invoice-links.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { PayPopup } from './pay-popup.tsx'
import { RejectPopup } from './reject-popup.tsx'
import { useInvoice, type InvoiceTask } from './use-invoice.ts'

/**
 * Something done to an invoice here. Payment isn't among them: `onNavigate` leads to the payment,
 * which reports it.
 */
export interface InvoiceEvent {
  readonly type: 'invoices.created' | 'invoices.rejected'
  readonly invoiceId: string
}

export interface InvoiceDetailProps {
  invoiceId: string
  /** Returns the address of the page for an invoice's secret. Without it, no link is offered. */
  linkOf?: LinkOf | undefined
  onDone?: ((event: InvoiceEvent) => void) | undefined
}

/** One invoice: who requests what, its PDF, and the actions open to the user. */
export const InvoiceDetail = hosted('InvoiceDetail', InvoiceDetailContent)

function InvoiceDetailContent(props: InvoiceDetailProps) {
  const { t } = useMessages('invoices')
  const task = useInvoice(props.invoiceId)
  return (
    <Loaded of={task} value={task.data} failedTitle={t('detailFailedTitle')} lines={5}>
      {invoice => (
        <Stack gap={4}>
          <StaleAlert of={task} />
          <InvoiceSheet invoice={invoice} />
          <Notices invoice={invoice} />
          <Actions {...props} invoice={invoice} task={task} />
        </Stack>
      )}
    </Loaded>
  )
}

interface ActionsProps extends InvoiceDetailProps {
  invoice: Invoice
  task: InvoiceTask
}

function Notices({ invoice }: { invoice: Invoice }) {
  const { t } = useMessages('invoices')
  const { right, mayCall } = useUserRights()
  const { statusId, isSystem, isSenderBlocked } = invoice
  const isPayable = mayWithInvoice('pay', invoice).result
  const mayNotPay = isPayable && right !== 'none' && !mayCall(invoicesApi.pay)
  return (
    <>
      {statusId === 'pendingApproval' && (
        <Alert tone="warning" announce="never">
          {t('pendingApprovalText')}
        </Alert>
      )}
      {statusId === 'unpaid' && isSystem && (
        <Alert tone="warning" announce="never">
          {t('systemOverdueText')}
        </Alert>
      )}
      {mayNotPay && (
        <Alert tone="info" announce="never">
          {t('mayNotPayText')}
        </Alert>
      )}
      {isSenderBlocked && (
        <Alert tone="info" announce="never">
          {t('senderBlockedText')}
        </Alert>
      )}
    </>
  )
}

function Actions(props: ActionsProps) {
  const { invoice, task, linkOf } = props
  const { may } = task
  return (
    <Stack gap={4}>
      <Decision {...props} />
      {may('link') && linkOf && <InvoiceLinks invoice={invoice} task={task} linkOf={linkOf} />}
      {may('pdf') && <InvoiceFile invoiceId={invoice.id} />}
      {may('block') && !invoice.isSenderBlocked && <BlockSender invoice={invoice} task={task} />}
    </Stack>
  )
}

/** The buttons to pay or reject it. */
function Decision({ invoice, task, onDone }: ActionsProps) {
  const { t } = useMessages('invoices')
  const [asks, ask] = useState<'pay' | 'reject'>()
  const mayPay = task.may('pay')
  const mayReject = task.may('reject')
  const close = () => ask(undefined)
  const reportRejected = () => onDone?.({ type: 'invoices.rejected', invoiceId: invoice.id })
  return (
    <>
      {(mayPay || mayReject) && (
        <div className="sp-invoice-decision">
          {mayPay && (
            <Button variant="primary" onPress={() => ask('pay')}>
              {t('payCta')}
            </Button>
          )}
          {mayReject && <Button onPress={() => ask('reject')}>{t('rejectCta')}</Button>}
        </div>
      )}
      {/* Inside a dialog, the dialog shows the failure. */}
      {asks === undefined && (
        <ErrorView failure={task.change.error} title={t('changeFailedTitle')} />
      )}
      {asks === 'pay' && <PayPopup invoice={invoice} onClose={close} />}
      {asks === 'reject' && (
        <RejectPopup {...{ invoice, task }} onClose={close} onRejected={reportRejected} />
      )}
    </>
  )
}
