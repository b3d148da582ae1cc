import { useState } from 'react'
import type { FurtherWay } from '../../accounts/index.ts'
import { useAmountFaultText } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { AmountField, Button, ErrorView, Form, Stack } from '../../ui/index.ts'
import { InvoiceDetail } from '../detail/invoice-detail.tsx'
import type { LinkOf } from '../detail/invoice-links.tsx'
import { refusedField } from '../form/refused-field.ts'
import { useFundingInvoice, type FundingInvoiceTask } from './use-funding-invoice.ts'

/**
 * Returns the way to add money by an invoice, for `AddMoney`; undefined for users who may not use
 * it.
 */
export function useFundingInvoiceWay(linkOf?: LinkOf): FurtherWay | undefined {
  const { t } = useMessages('invoices')
  const task = useFundingInvoice()
  if (!task.isOffered) return undefined
  return {
    label: t('fundingLabel'),
    description: t('fundingText'),
    show: () => <FundingInvoice task={task} linkOf={linkOf} />,
  }
}

interface FundingInvoiceProps {
  task: FundingInvoiceTask
  linkOf: LinkOf | undefined
}

function FundingInvoice({ task, linkOf }: FundingInvoiceProps) {
  const { t } = useMessages('invoices')
  const { invoice } = task
  if (!invoice) return <FundingForm task={task} />
  return (
    <Stack gap={4}>
      <p role="status">{t('fundingDoneText')}</p>
      <InvoiceDetail invoiceId={invoice.id} linkOf={linkOf} />
    </Stack>
  )
}

function FundingForm({ task }: { task: FundingInvoiceTask }) {
  const { t } = useMessages('invoices')
  const faultText = useAmountFaultText()
  const [isValidated, setValidated] = useState(false)
  const { typed, currencyCode, isCurrencyOpen, amountText, edit, createFailure } = task
  const fault = !typed || typed.ok ? undefined : faultText(typed.fault, { currencyCode, ...typed })
  const isRefused = refusedField(createFailure) === 'amountText'
  function submit() {
    setValidated(true)
    return task.create()
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap={4}>
        <AmountField
          label={t('amountLabel')}
          value={amountText}
          currencyCode={isCurrencyOpen ? undefined : currencyCode}
          description={isCurrencyOpen ? t('fundingCurrencyText') : undefined}
          error={isRefused ? t('amountRefusedError') : isValidated ? fault : undefined}
          onChange={edit}
        />
        <ErrorView failure={isRefused ? undefined : createFailure} title={t('createFailedTitle')} />
        <Button type="submit" variant="primary" isPending={task.isPending}>
          {t('fundingCreateCta')}
        </Button>
      </Stack>
    </Form>
  )
}
