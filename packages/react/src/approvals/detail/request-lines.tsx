import type { Account } from '@sixpence/core/accounts'
import { utcDay } from '@sixpence/core/locale'
import type { TransactionRequest } from '@sixpence/core/approvals'
import { isPositive, subtractAmounts } from '@sixpence/core/money'
import type { ReactNode } from 'react'
import { AccountName, useAccounts } from '../../accounts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Repetition } from '../../payments/index.ts'
import { Card, DefinitionList, Money, type DefinitionListItem } from '../../ui/index.ts'

/** All facts for a decision, row by row, with the bank's own figures. */
export function RequestLines({ request }: { request: TransactionRequest }) {
  const money = useMoneyRows()
  const people = usePeopleRows()
  return (
    <Card>
      <DefinitionList items={[...money(request), ...people(request)]} />
    </Card>
  )
}

type Rows = readonly DefinitionListItem[]
type RowsOf = (request: TransactionRequest) => Rows

function useMoneyRows(): RowsOf {
  const { t } = useMessages('approvals')
  const { t: tBatches } = useMessages('batches')
  const formats = useFormats()
  const { data: accounts = [] } = useAccounts()
  const toRows = (request: TransactionRequest, named: (id: string) => ReactNode): Rows =>
    request.paymentCount === undefined
      ? [{ id: 'to', term: t('toLabel'), details: <Payee request={request} named={named} /> }]
      : [
          { id: 'batch', term: t('batchLabel'), details: request.beneficiary },
          {
            id: 'count',
            term: tBatches('paymentsTitle'),
            details: formats.count(request.paymentCount),
          },
        ]
  const named = (id: string): ReactNode => {
    const account = accounts.find(({ accountId }) => accountId === id)
    return account ? <AccountName account={account} /> : id
  }
  return request => {
    const { currencyCode, fee, toAmount, toCurrencyCode, note } = request
    const shown = (amount: string, currency = currencyCode) => (
      <Money amount={amount} currencyCode={currency} />
    )
    return [
      { id: 'from', term: t('fromLabel'), details: named(request.fromAccount) },
      ...toRows(request, named),
      { id: 'amount', term: t('amountLabel'), details: shown(request.amount) },
      ...(toAmount !== undefined && toCurrencyCode !== currencyCode
        ? [{ id: 'arrives', term: t('arrivesLabel'), details: shown(toAmount, toCurrencyCode) }]
        : []),
      { id: 'fee', term: t('feeLabel'), details: isPositive(fee) ? shown(fee) : t('noFeeText') },
      ...repeatedRows(request, t('repeatLabel')),
      ...(note === undefined ? [] : [{ id: 'note', term: t('noteLabel'), details: note }]),
      { id: 'total', term: t('totalLabel'), details: shown(request.total), isStrong: true },
      ...afterRows(request, accounts, after => ({
        id: 'after',
        term: t('balanceAfterLabel'),
        details: shown(after),
      })),
    ]
  }
}

/** The balance that a batch leaves in its account; nothing once it was decided, or if too little. */
function afterRows(
  { batchId, status, fromAccount, total }: TransactionRequest,
  accounts: readonly Account[],
  row: (after: string) => DefinitionListItem,
): Rows {
  const account = accounts.find(({ accountId }) => accountId === fromAccount)
  if (batchId === undefined || status !== 'waiting' || !account) return []
  const after = subtractAmounts(account.balance, total)
  return after.startsWith('-') ? [] : [row(after)]
}

/** The payee and their account abroad, for the approver to compare. */
function Payee({
  request: { type, beneficiary, beneficiaryEmail, beneficiaryDetails = {} },
  named,
}: {
  request: TransactionRequest
  named: (id: string) => ReactNode
}) {
  if (type === 'betweenAccounts') return named(beneficiary)
  const account = Object.values(beneficiaryDetails).filter(Boolean).join(' · ')
  return (
    <span className="sp-payment-payee">
      <span>{beneficiary}</span>
      {beneficiaryEmail !== undefined && <span className="sp-muted">{beneficiaryEmail}</span>}
      {account !== '' && <span className="sp-muted">{account}</span>}
    </span>
  )
}

function repeatedRows({ subscription, createdAt }: TransactionRequest, term: string): Rows {
  if (!subscription) return []
  const details = <Repetition terms={subscription} firstDay={utcDay(createdAt)} />
  return [{ id: 'repeat', term, details }]
}

function usePeopleRows(): RowsOf {
  const { t } = useMessages('approvals')
  const formats = useFormats()
  return ({ createdBy, createdByName, createdAt, expiresAt, status, ...decided }) => {
    const { decidedAt, decidedByName, reason, transactionId } = decided
    const rows: readonly (readonly [string, string, ReactNode])[] = [
      ['asker', t('askedByLabel'), <Person key="asker" name={createdByName} email={createdBy} />],
      ['asked', t('askedAtLabel'), formats.dateTime(createdAt)],
      [
        'expires',
        t('expiresLabel'),
        status === 'waiting' ? formats.dateTime(expiresAt) : undefined,
      ],
      ['decider', t('decidedByLabel'), decidedByName],
      ['decided', t('decidedAtLabel'), decidedAt && formats.dateTime(decidedAt)],
      ['reason', t('reasonLabel'), reason],
      ['transaction', t('transactionLabel'), transactionId && <Reference id={transactionId} />],
    ]
    return rows.flatMap(([id, term, details]) => (details ? [{ id, term, details }] : []))
  }
}

function Person({ name, email }: { name: string; email: string }) {
  return (
    <span className="sp-payment-payee">
      <span>{name}</span>
      <span className="sp-muted">{email}</span>
    </span>
  )
}

const Reference = ({ id }: { id: string }) => <span className="sp-reference">{id}</span>
