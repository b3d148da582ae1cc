import type { Invoice, InvoiceStatus } from '@sixpence/core/invoices'
import { useId } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Card,
  DefinitionList,
  Moment,
  Money,
  Stack,
  type DefinitionListItem,
} from '../../ui/index.ts'
import { InvoiceBadge } from '../invoice-badge.tsx'
import { WrittenNote } from './written-note.tsx'

/** The fields of an invoice that are shown. */
export type ShownInvoice = Pick<
  Invoice,
  'payeeName' | 'payeeEmail' | 'amount' | 'currencyCode' | 'dueDate' | 'noteBody'
> &
  Partial<
    Pick<
      Invoice,
      | 'feePayment'
      | 'isFunding'
      | 'isSystem'
      | 'paidDate'
      | 'party'
      | 'payerEmail'
      | 'payerName'
      | 'rejectNote'
      | 'sentDate'
      | 'total'
      | 'transactionId'
    >
  > & { readonly statusId?: InvoiceStatus | undefined }

export interface InvoiceSheetProps {
  invoice: ShownInvoice
  /** True if only the facts needed for paying are shown, without notes. */
  isBrief?: boolean | undefined
}

/**
 * An invoice: who requests how much, by when, and the notes. Without `party`, it is shown as the
 * payer sees it.
 */
export function InvoiceSheet({ invoice, isBrief = false }: InvoiceSheetProps) {
  const title = useTitle(invoice)
  const rows = useRows(invoice).filter(({ id }) => !isBrief || id !== 'sent')
  const titleId = useId()
  const { amount, total = amount, currencyCode, party, statusId } = invoice
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <div className="sp-invoice-head">
          <p id={titleId} className="sp-invoice-asks">
            <bdi>{title}</bdi>
          </p>
          <Money
            amount={party === 'payee' ? amount : total}
            currencyCode={currencyCode}
            size="large"
          />
          {statusId && <InvoiceBadge status={statusId} />}
        </div>
        <DefinitionList items={rows} />
        {!isBrief && <Notes invoice={invoice} />}
      </Stack>
    </Card>
  )
}

function useTitle({ party, payeeName, payerName, payerEmail, isFunding }: ShownInvoice): string {
  const { t } = useMessages('invoices')
  if (party !== 'payee') return t('asksTitle', { name: payeeName })
  if (isFunding) return t('fundingTitle')
  return t('askedTitle', { name: payerName ?? payerEmail ?? '' })
}

function useRows(invoice: ShownInvoice): readonly DefinitionListItem[] {
  const { t } = useMessages('invoices')
  const formats = useFormats()
  const { party, payeeEmail, payerEmail, isSystem, dueDate, sentDate, paidDate } = invoice
  const email = party === 'payee' ? payerEmail : payeeEmail
  return [
    isSystem && { id: 'bank', term: t('fromLabel'), details: t('systemText') },
    !isSystem &&
      email !== undefined && {
        id: 'email',
        term: t(party === 'payee' ? 'toLabel' : 'fromLabel'),
        details: <bdi>{email}</bdi>,
      },
    ...sumRows(invoice, t),
    {
      id: 'due',
      term: t('dueLabel'),
      details: <time dateTime={dueDate}>{formats.calendarDay(dueDate)}</time>,
    },
    sentDate !== undefined && {
      id: 'sent',
      term: t('sentLabel'),
      details: <time dateTime={sentDate}>{formats.date(sentDate)}</time>,
    },
    paidDate !== undefined && {
      id: 'paid',
      term: t('paidLabel'),
      details: <Moment at={paidDate} />,
    },
    invoice.transactionId !== undefined && {
      id: 'transaction',
      term: t('transactionLabel'),
      details: <span className="sp-reference">{invoice.transactionId}</span>,
    },
  ].filter(row => typeof row === 'object')
}

/** Returns the rows for the amounts. Only the payer sees the fee. */
function sumRows(
  { party, amount, feePayment, total, currencyCode }: ShownInvoice,
  t: ReturnType<typeof useMessages<'invoices'>>['t'],
): readonly DefinitionListItem[] {
  const money = (sum: string) => <Money amount={sum} currencyCode={currencyCode} />
  const amountItem = { id: 'amount', term: t('amountLabel'), details: money(amount) }
  if (party === 'payee' || feePayment === undefined || total === undefined) return [amountItem]
  return [
    amountItem,
    { id: 'fee', term: t('feeLabel'), details: money(feePayment) },
    { id: 'total', term: t('totalLabel'), details: money(total), isStrong: true },
  ]
}

function Notes({ invoice }: { invoice: ShownInvoice }) {
  const { t } = useMessages('invoices')
  const { noteBody, payeeName, payerName, payerEmail, rejectNote, isSystem, party } = invoice
  return (
    <>
      {noteBody !== undefined && noteBody !== '' && (
        <WrittenNote by={payeeName} text={noteBody} isTrusted={isSystem || party === 'payee'} />
      )}
      {rejectNote !== undefined && rejectNote !== '' && (
        <WrittenNote
          by={payerName ?? payerEmail ?? t('payerWord')}
          text={rejectNote}
          isTrusted={party === 'addressee'}
          title={t('rejectedByTitle', { name: payerName ?? payerEmail ?? t('payerWord') })}
        />
      )}
    </>
  )
}
