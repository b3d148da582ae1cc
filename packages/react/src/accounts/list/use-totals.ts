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
  /** All of it in that currency; undefined until the bank has told its rates. */
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
  const known = rates?.rates.map(rate => rate.currencyCode) ?? []
  const currencies = [...new Set([...sums.map(sum => sum.currencyCode), ...known])]
  const currencyCode = currencies.find(code => code === kept.data) ?? sums[0]?.currencyCode
  // Where the choice cannot be read there is none.
  const isChosen = kept.isSuccess || kept.isError
  return {
    sums,
    currencies,
    currencyCode,
    total:
      rates && isChosen && currencyCode !== undefined
        ? totalIn(currencyCode, sums, rates)
        : undefined,
    choose: code => void keep(code),
    ...state,
  }
}
