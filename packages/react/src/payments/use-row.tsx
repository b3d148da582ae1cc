import type { Account } from '@sixpence/core'
import { isPositive } from '@sixpence/core/money'
import type { ReactNode } from 'react'
import { AccountName } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Money, type DefinitionListItem } from '../ui/index.ts'

/** Makes the lines that say what a payment does. */
export interface RowMaker {
  readonly from: (accountId: string) => DefinitionListItem
  /** One of the customer's own accounts, or the payee. */
  readonly to: (accountIdOrPayee: ReactNode) => DefinitionListItem
  readonly money: (
    which: 'amount' | 'arrives',
    amount: string,
    currencyCode: string,
  ) => DefinitionListItem
  /** The line that counts. */
  readonly sum: (
    which: 'leaves' | 'total',
    amount: string,
    currencyCode: string,
  ) => DefinitionListItem
  readonly fee: (amount: string, currencyCode: string) => DefinitionListItem
  readonly words: (
    which: 'note' | 'purpose' | 'rate' | 'repeat',
    details: ReactNode,
  ) => DefinitionListItem
}

const TERM = {
  amount: 'amountLabel',
  arrives: 'arrivesLabel',
  leaves: 'leavesLabel',
  total: 'totalLabel',
  note: 'noteLabel',
  purpose: 'purposeLabel',
  rate: 'rateLabel',
  repeat: 'repeatLabel',
} as const

/** Answers what makes a line, in the customer's words. */
export function useRow(accounts: readonly Account[]): RowMaker {
  const { t } = useMessages('payments')
  const shown = (amount: string, currencyCode: string) => (
    <Money amount={amount} currencyCode={currencyCode} />
  )
  const named = (id: ReactNode) => {
    const account = accounts.find(({ accountId }) => accountId === id)
    return account ? <AccountName account={account} /> : id
  }
  return {
    from: id => ({ id: 'from', term: t('fromLabel'), details: named(id) }),
    to: id => ({ id: 'to', term: t('toLabel'), details: named(id) }),
    money: (id, ...amount) => ({ id, term: t(TERM[id]), details: shown(...amount) }),
    sum: (id, ...amount) => ({ id, term: t(TERM[id]), details: shown(...amount), isStrong: true }),
    fee: (amount, currencyCode) => ({
      id: 'fee',
      term: t('feeLabel'),
      details: isPositive(amount) ? shown(amount, currencyCode) : t('noFeeText'),
    }),
    words: (id, details) => ({ id, term: t(TERM[id]), details }),
  }
}
