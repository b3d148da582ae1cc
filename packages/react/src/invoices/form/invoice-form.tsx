import type { Invoice } from '@sixpence/core/invoices'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Alert, EmptyState, Loaded } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import type { InvoiceEvent } from '../detail/invoice-detail.tsx'
import type { LinkOf } from '../detail/invoice-links.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { InvoicePreview } from './invoice-preview.tsx'
import { InvoiceSent } from './invoice-sent.tsx'
import { useInvoiceForm, type InvoiceFormTask } from './use-invoice-form.ts'

export interface InvoiceFormProps {
  /** Returns the address of the page for an invoice's secret. Without it, no link is offered. */
  linkOf?: LinkOf | undefined
  onDone?: ((event: InvoiceEvent) => void) | undefined
}

/** A form to request money by invoice, with a preview of what the payer will see. */
export const InvoiceForm = hosted('InvoiceForm', InvoiceFormContent)

function InvoiceFormContent(props: InvoiceFormProps) {
  const task = useInvoiceForm()
  return <InvoiceFormSteps {...props} task={task} />
}

export interface InvoiceFormStepsProps extends InvoiceFormProps {
  task: InvoiceFormTask
}

/** The form with a task from outside, so that a draft survives when the form is closed. */
export function InvoiceFormSteps({ task, ...props }: InvoiceFormStepsProps) {
  const { t } = useMessages('invoices')
  if (task.isForbidden) return <Alert tone="warning">{t('notPermittedText')}</Alert>
  return (
    <Loaded of={task} value={task.data} failedTitle={t('accountsFailedTitle')} lines={5}>
      {currencies =>
        currencies.length === 0 ? (
          <EmptyState title={t('noAccountToReceiveTitle')} icon="wallet">
            {t('noAccountToReceiveText')}
          </EmptyState>
        ) : (
          <Steps {...props} task={task} currencies={currencies} />
        )
      }
    </Loaded>
  )
}

interface StepsProps extends InvoiceFormStepsProps {
  currencies: readonly string[]
}

function Steps({ task, currencies, linkOf, onDone }: StepsProps) {
  const [step, setStep] = useState<'fields' | 'preview'>('fields')
  const [sent, setSent] = useState<Invoice>()
  const [wasPreviewed, setPreviewed] = useState(false)
  // If the bank refuses a field, the user corrects it in the form.
  if (step === 'preview' && task.isRefused) setStep('fields')
  const create = async () => {
    const invoice = await task.create()
    if (!invoice) return
    setSent(invoice)
    onDone?.({ type: 'invoices.created', invoiceId: invoice.id })
  }
  const startOver = () => {
    setSent(undefined)
    setStep('fields')
    setPreviewed(false)
  }
  const edit = () => {
    task.change.clear()
    setStep('fields')
  }
  const preview = () => {
    task.change.clear()
    setPreviewed(true)
    setStep('preview')
  }
  if (sent) return <InvoiceSent invoice={sent} linkOf={linkOf} onAgain={startOver} />
  return step === 'preview' && task.invoice ? (
    <InvoicePreview task={task} invoice={task.invoice} onEdit={edit} onSend={create} />
  ) : (
    <InvoiceFields
      task={task}
      currencies={currencies}
      isFirst={!wasPreviewed}
      onPreview={preview}
    />
  )
}
