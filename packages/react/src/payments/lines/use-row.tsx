import type { Account } from '@sixpence/core/accounts'
import { isPositive } from '@sixpence/core/money'
import type { ReactNode } from 'react'
import { AccountName } from '../../accounts/index.ts'
import { useCountryName, useFormats, useMessages } from '../../i18n/index.ts'
import { GroupedText, Money, type DefinitionListItem } from '../../ui/index.ts'
import { useDetailLabel, useDetailOption } from './detail-labels.ts'
import { PayeeBank, type PayeeBankProps } from './payee-bank.tsx'

/** Makes the lines that describe a payment. */
export interface RowMaker {
  readonly from: (accountId: string) => DefinitionListItem
  /** One of the customer's own accounts, or the payee. */
  readonly to: (accountIdOrPayee: ReactNode) => DefinitionListItem
  readonly money: (
    which: 'amount' | 'arrives' | 'received',
    amount: string,
    currencyCode: string,
  ) => DefinitionListItem
  /** The most important line. */
  readonly sum: (
    which: 'leaves' | 'total',
    amount: string,
    currencyCode: string,
  ) => DefinitionListItem
  readonly fee: (amount: string, currencyCode: string) => DefinitionListItem
  /** The customer's own account at another bank. */
  readonly ownElsewhere: () => DefinitionListItem
  readonly country: (countryCode: string) => DefinitionListItem
  /** A detail that identifies an account at another bank, by the name of its field. */
  readonly detail: (name: string, value: string) => DefinitionListItem
  /** The bank of the account, or its branch, by the field that holds its code. */
  readonly bank: (name: string, bank: PayeeBankProps) => DefinitionListItem
  /** The share of the fee: `OUR`, `SHA` or `BEN`. */
  readonly feeShare: (share: string) => DefinitionListItem
  readonly moment: (which: 'expected', instant: string) => DefinitionListItem
  readonly words: (
    which: 'note' | 'purpose' | 'rate' | 'repeat',
    details: ReactNode,
  ) => DefinitionListItem
}

const TERM = {
  amount: 'amountLabel',
  arrives: 'arrivesLabel',
  received: 'receivedLabel',
  leaves: 'leavesLabel',
  total: 'totalLabel',
  note: 'noteLabel',
  purpose: 'purposeLabel',
  rate: 'rateLabel',
  repeat: 'repeatLabel',
  expected: 'expectedLabel',
} as const

const SHARES = { SHA: 'feeShaOption', OUR: 'feeOurOption', BEN: 'feeBenOption' } as const

const isShare = (share: string): share is keyof typeof SHARES => Object.hasOwn(SHARES, share)

/** Returns functions that make a line, in the customer's words. */
export function useRow(accounts: readonly Account[]): RowMaker {
  const { t } = useMessages('payments')
  const formats = useFormats()
  const countryName = useCountryName()
  const detailLabel = useDetailLabel()
  const detailOption = useDetailOption()
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
    ownElsewhere: () => ({ id: 'to', term: t('toLabel'), details: t('ownElsewhereText') }),
    country: code => ({ id: 'country', term: t('countryLabel'), details: countryName(code) }),
    detail: (name, value) => ({
      id: `detail.${name}`,
      term: detailLabel(name),
      details: name === 'iban' ? <GroupedText text={value} /> : detailOption(value),
    }),
    bank: (name, bank) => ({
      id: `detail.${name}`,
      term: detailLabel(name),
      details: <PayeeBank {...bank} />,
    }),
    feeShare: share => ({
      id: 'feeShare',
      term: t('feeShareLabel'),
      details: isShare(share) ? t(SHARES[share]) : share,
    }),
    moment: (id, instant) => ({ id, term: t(TERM[id]), details: formats.dateTime(instant) }),
    words: (id, details) => ({ id, term: t(TERM[id]), details }),
  }
}
