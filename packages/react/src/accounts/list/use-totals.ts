import { countedAccounts, currencyTotals, totalIn, type TotalInCurrency } from '@sixpence/core'
import type { Money } from '@sixpence/core/money'
import { toFailure, useSixpence } from '../../provider/index.ts'
import { useRefresh, type LoadState } from '../../store/index.ts'
import { accountsApi } from '../accounts-api.ts'
import { useAccounts } from '../use-accounts.ts'
import { useRates } from '../use-rates.ts'

/** What is on all accounts together. */
export interface TotalsTask extends LoadState {
  /** One sum for each currency, nothing converted. */
  readonly sums: readonly Money[]
  /** The currency of the total; undefined while there is no account. */
  readonly currencyCode: string | undefined
  /** All of it in that currency; undefined until the bank has told the rates it takes. */
  readonly total: TotalInCurrency | undefined
  /** What the total can be told in. */
  readonly currencies: readonly string[]
  /** Tells it in another one, and remembers that in this browser. */
  readonly choose: (currencyCode: string) => void
}

/** Totals at the bank's middle rates, in the currency that was chosen last. */
export function useTotals(): TotalsTask {
  const { accounts } = useSixpence()
  const { open } = useAccounts()
  const sums = currencyTotals(countedAccounts(open))
  const { rates, ...state } = useRates()
  const kept = accountsApi.totalsCurrency.useRead()
  const refresh = useRefresh()
  const keep = async (code: string) => {
    await accounts.keepTotalsCurrency({ currencyCode: code }).catch(toFailure)
    refresh(accountsApi.keepTotalsCurrency)
  }
  const currencies = currenciesOf(sums, rates?.rates ?? [])
  const currencyCode = currencies.find(code => code === kept.data) ?? sums[0]?.currencyCode
  const needed = rates ?? unlessNeeded(sums, kept.data ?? currencyCode)
  return {
    sums,
    currencies,
    currencyCode,
    // Where the choice cannot be read there is none.
    total: isSettled(kept) ? totalOf(currencyCode, sums, needed) : undefined,
    choose: code => void keep(code),
    ...state,
  }
}

const isSettled = (asked: { readonly isSuccess: boolean; readonly isError: boolean }) =>
  asked.isSuccess || asked.isError

const totalOf = (
  currencyCode: string | undefined,
  sums: readonly Money[],
  rates: Parameters<typeof totalIn>[2] | undefined,
) => (rates && currencyCode !== undefined ? totalIn(currencyCode, sums, rates) : undefined)

/** What is all in the wanted currency needs no rate. */
const unlessNeeded = (sums: readonly Money[], wanted: string | undefined) =>
  sums.every(sum => sum.currencyCode === wanted) ? { rates: [] } : undefined

/** Those of the accounts, and all that the bank has a rate for. */
function currenciesOf(...lists: readonly (readonly { readonly currencyCode: string }[])[]) {
  return [...new Set(lists.flat().map(({ currencyCode }) => currencyCode))]
}
