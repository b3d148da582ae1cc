import type { Invoice } from '@sixpence/core/invoices'
import { useFormats, useMessages, useToday } from '../../i18n/index.ts'
import { Avatar, Money, RowButton, Table } from '../../ui/index.ts'
import { InvoiceBadge } from '../invoice-badge.tsx'
import type { InvoiceListName } from './use-invoices.ts'

export interface InvoiceRowsProps {
  list: InvoiceListName
  invoices: readonly Invoice[]
  onOpen: (id: string) => void
}

/** Rows of invoices: the other party, status, due date and amount. */
export function InvoiceRows({ list, invoices, onOpen }: InvoiceRowsProps) {
  const { t } = useMessages('invoices')
  const formats = useFormats()
  const today = useToday()
  const nameOf = useOtherSide()
  const isSent = list === 'sent'
  return (
    <Table
      label={t(isSent ? 'sentTab' : 'receivedTab')}
      columns={[
        { id: 'who', title: t(isSent ? 'toLabel' : 'fromLabel') },
        { id: 'status', title: t('statusLabel'), narrow: 'detail' },
        { id: 'due', title: t('dueLabel'), narrow: 'named' },
        { id: 'sent', title: t('sentLabel'), narrow: 'heard' },
        {
          id: 'sum',
          title: t(isSent ? 'amountLabel' : 'totalLabel'),
          align: 'end',
          narrow: 'aside',
        },
      ]}
      rows={invoices.map(invoice => ({
        id: invoice.id,
        leading: <Avatar name={nameOf(invoice)} colorKey={nameOf(invoice)} />,
        cells: {
          who: (
            <RowButton onPress={() => onOpen(invoice.id)}>
              <bdi>{nameOf(invoice)}</bdi>
            </RowButton>
          ),
          status: <InvoiceBadge status={invoice.statusId} />,
          due: <time dateTime={invoice.dueDate}>{formats.shortDay(invoice.dueDate, today)}</time>,
          sent: (
            <time dateTime={invoice.sentDate}>
              {formats.shortDay(formats.dayOf(invoice.sentDate), today)}
            </time>
          ),
          sum: (
            <Money
              amount={isSent ? invoice.amount : invoice.total}
              currencyCode={invoice.currencyCode}
            />
          ),
        },
      }))}
    />
  )
}

/** Returns a function that names the other party in a row. */
function useOtherSide(): (invoice: Invoice) => string {
  const { t } = useMessages('invoices')
  return ({ party, payeeName, payerName, payerEmail, isFunding }) => {
    if (party !== 'payee') return payeeName
    return payerName ?? payerEmail ?? (isFunding ? t('fundingWord') : t('payerWord'))
  }
}
