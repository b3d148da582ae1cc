import type { Account } from '@sixpence/core/accounts'
import { monthOf, type HistorySearch } from '@sixpence/core/history'
import { formatAmount } from '@sixpence/core/money'
import { lastDigits, useAccountTitle } from '../accounts/index.ts'
import { useFormats, useMessages, type Formats, type Translate } from '../i18n/index.ts'
import { TRANSACTION_STATUS } from './transaction-status.ts'
import { TRANSACTION_TYPE_NAME } from './transaction-type-name.ts'

/** One active filter. */
export interface FilterText {
  readonly id: string
  readonly text: string
  /** The search without this filter. */
  readonly without: HistorySearch
}

/**
 * Returns the active filters as texts. Leaves out the keyword, the period and a whole month, which
 * have fields of their own.
 */
export function useFilterTexts(
  search: HistorySearch,
  accounts: readonly Account[],
): readonly FilterText[] {
  const { t } = useMessages('history')
  const { t: said } = useMessages('common')
  const formats = useFormats()
  const titleOf = useAccountTitle()
  const { accountId, transactionType, transactionDirection, status, email } = search
  const account = accounts.find(one => one.accountId === accountId)
  const texts: Partial<Record<keyof HistorySearch, string | undefined>> = {
    accountId: account
      ? `${titleOf(account)} ${lastDigits(account.accountId)} · ${account.currencyCode}`
      : accountId,
    transactionType: transactionType && t(TRANSACTION_TYPE_NAME[transactionType]),
    transactionDirection:
      transactionDirection &&
      said(transactionDirection === 'in' ? 'incomingLabel' : 'outgoingLabel'),
    status: status && t(TRANSACTION_STATUS[status].key),
    ...dayTexts(search, t, formats),
    fromAmount:
      search.fromAmount && t('fromText', { what: formatAmount(search.fromAmount, formats.locale) }),
    toAmount:
      search.toAmount && t('toText', { what: formatAmount(search.toAmount, formats.locale) }),
    email,
  }
  return Object.entries(texts).flatMap(([id, text]) =>
    text === undefined ? [] : [{ id, text, without: { ...search, [id]: undefined } }],
  )
}

/** A whole month already shows its days. */
function dayTexts(search: HistorySearch, t: Translate<'history'>, formats: Formats) {
  if (monthOf(search)) return {}
  const { fromDate, toDate } = search
  return {
    fromDate: fromDate && t('fromText', { what: formats.calendarDay(fromDate) }),
    toDate: toDate && t('toText', { what: formats.calendarDay(toDate) }),
  }
}
