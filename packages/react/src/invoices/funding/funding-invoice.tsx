import type { FundingOption } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { AmountField, Button, ErrorView, Form, Stack } from '../../ui/index.ts'
import { InvoiceDetail } from '../detail/invoice-detail.tsx'
import type { LinkOf } from '../detail/invoice-links.tsx'
import { useFundingInvoice, type FundingInvoiceTask } from './use-funding-invoice.ts'

/**
 * Returns the way to add money by an invoice, for `AddMoney`; undefined for users who may not use
 * it.
 */
export function useFundingInvoiceOption(linkOf?: LinkOf): FundingOption | undefined {
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
  const { currencyCode, isCurrencyOpen } = task
  return (
    <Form onSubmit={task.submit}>
      <Stack gap={4}>
        <AmountField
          {...task.field('amount', { refused: t('amountRefusedError') })}
          label={t('amountLabel')}
          currencyCode={isCurrencyOpen ? undefined : currencyCode}
          description={isCurrencyOpen ? t('fundingCurrencyText') : undefined}
        />
        <ErrorView failure={task.error} title={t('createFailedTitle')} />
        <Button type="submit" variant="primary" isPending={task.isPending}>
          {t('fundingCreateCta')}
        </Button>
      </Stack>
    </Form>
  )
}
