import {
  accounts,
  countedAccounts,
  currencyTotals,
  totalIn,
  type TotalInCurrency,
} from '@sixpence/core/accounts'
import type { Money } from '@sixpence/core/money'
import { toFailure, useSixpence } from '../../provider/index.ts'
import { loadStateOfAll, useRefresh, type LoadState } from '../../store/index.ts'
import { accountsApi } from '../accounts-api.ts'
import { useAccounts } from '../use-accounts.ts'
import { useRates } from '../use-rates.ts'

/**
 * The totals of all accounts. `data` is the total in one currency, once the rates for it have
 * loaded.
 */
export interface TotalsTask extends LoadState<TotalInCurrency> {
  /** One sum per currency, not converted. */
  readonly sums: readonly Money[]
  /** The currency of the total; undefined if there is no account. */
  readonly currencyCode: string | undefined
  /** @deprecated Use `data`. */
  readonly total: TotalsTask['data']
  /** The currencies in which the total can be shown. */
  readonly currencies: readonly string[]
  /** Shows the total in another currency and remembers the choice in this browser. */
  readonly choose: (currencyCode: string) => void
}

/** Returns the totals at the bank's middle rates, in the currency chosen last. */
export function useTotals(): TotalsTask {
  const client = useSixpence().use(accounts)
  const { open, ...ofAccounts } = useAccounts()
  const sums = currencyTotals(countedAccounts(open))
  const { data: rates, ...ofRates } = useRates()
  const kept = accountsApi.totalsCurrency.useRead()
  const refresh = useRefresh()
  const keep = async (code: string) => {
    await client.keepTotalsCurrency({ currencyCode: code }).catch(toFailure)
    refresh(accountsApi.keepTotalsCurrency)
  }
  const currencies = currenciesOf(sums, rates?.rates ?? [])
  const currencyCode = currencies.find(code => code === kept.data) ?? sums[0]?.currencyCode
  const needed = rates ?? unlessNeeded(sums, kept.data ?? currencyCode)
  // If the choice can't be read, the default applies.
  const total = isSettled(kept) ? totalOf(currencyCode, sums, needed) : undefined
  return {
    ...loadStateOfAll(total, ofAccounts, ofRates),
    sums,
    currencies,
    currencyCode,
    total,
    choose: code => void keep(code),
  }
}

const isSettled = (asked: { readonly isSuccess: boolean; readonly isError: boolean }) =>
  asked.isSuccess || asked.isError

const totalOf = (
  currencyCode: string | undefined,
  sums: readonly Money[],
  rates: Parameters<typeof totalIn>[2] | undefined,
) => (rates && currencyCode !== undefined ? totalIn(currencyCode, sums, rates) : undefined)

/** No rates are needed if every sum is already in the wanted currency. */
const unlessNeeded = (sums: readonly Money[], wanted: string | undefined) =>
  sums.every(sum => sum.currencyCode === wanted) ? { rates: [] } : undefined

/** The currencies of the accounts and of the bank's rates. */
function currenciesOf(...lists: readonly (readonly { readonly currencyCode: string }[])[]) {
  return [...new Set(lists.flat().map(({ currencyCode }) => currencyCode))]
}
