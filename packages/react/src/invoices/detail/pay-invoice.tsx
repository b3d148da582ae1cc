import { accounts } from '@sixpence/core/accounts'
import type { Invoice } from '@sixpence/core/invoices'
import { formatMoney } from '@sixpence/core/money'
import { AccountSelect, AddCurrency } from '../../accounts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useRefusalText } from '../../payments/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { Alert, Button, ErrorView, Loaded, Stack } from '../../ui/index.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { usePayInvoice, type PayInvoiceTask } from './use-pay-invoice.ts'

/**
 * Shows who requests how much and lets the customer choose the account to pay from. Leads to the
 * payment through `onNavigate` when it is sent.
 */
export function PayInvoice({ invoice }: { invoice: Invoice }) {
  const { t } = useMessages('invoices')
  const task = usePayInvoice(invoice)
  return (
    <Stack gap={4}>
      <InvoiceSheet invoice={invoice} isBrief />
      <Loaded of={task} value={task.data} failedTitle={t('accountsFailedTitle')} lines={1}>
        {accounts =>
          accounts.length === 0 ? (
            <NoAccount invoice={invoice} task={task} />
          ) : (
            <From invoice={invoice} task={task} />
          )
        }
      </Loaded>
    </Stack>
  )
}

interface PartProps {
  invoice: Invoice
  task: PayInvoiceTask
}

function From({ invoice, task }: PartProps) {
  const { t } = useMessages('invoices')
  const { locale } = useFormats()
  const refusalText = useRefusalText()
  const { data: accounts = [], account, choose, change, pay } = task
  const amount = formatMoney({ amount: invoice.total, currencyCode: invoice.currencyCode }, locale)
  return (
    <Stack gap={4}>
      <AccountSelect
        label={t('payFromLabel')}
        accounts={accounts}
        selectedId={account?.accountId}
        onSelect={choose}
      />
      <ErrorView
        failure={change.error}
        title={t('payFailedTitle')}
        text={change.error && refusalText(change.error)}
      />
      <Button variant="primary" isWide isPending={change.isPending} onPress={() => void pay()}>
        {t('payAmountCta', { amount })}
      </Button>
    </Stack>
  )
}

/** Shows how to get an account in the invoice's currency. */
function NoAccount({ invoice, task }: PartProps) {
  const { t } = useMessages('invoices')
  const navigateTo = useNavigateTo()
  const { mayCall } = useUserRights()
  const mayOpen = mayCall(accounts.calls.addCurrency)
  const { currencyCode: currency } = invoice
  return (
    <Alert tone="warning" title={t('noAccountTitle', { currency })}>
      <Stack gap={3} align="start">
        <p>{t(mayOpen ? 'noAccountText' : 'noAccountAskText', { currency })}</p>
        {mayOpen && <AddCurrency />}
        {task.hasOthers && (
          <Button size="small" onPress={() => navigateTo({ to: 'ownTransfer' })}>
            {t('exchangeCta')}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
