import type { OpenTotal } from '@sixpence/core/invoices'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'
import type { InvoiceListName } from '../list/use-invoices.ts'

/** What is open of one of the lists. */
export interface OpenTotalsTask extends LoadState {
  /** One for each currency. Undefined until the bank has answered. */
  readonly totals: readonly OpenTotal[] | undefined
  /** How many invoices they are of. */
  readonly count: number
  readonly overdue: number
}

/** What is neither paid nor rejected of one of the lists; it follows the bank's notices. */
export function useOpenTotals(list: InvoiceListName): OpenTotalsTask {
  const query = invoicesApi.openTotals.useRead({})
  const totals = query.data?.[list]
  const sum = (of: 'count' | 'overdue') => (totals ?? []).reduce((all, each) => all + each[of], 0)
  return { ...loadStateOf(query), totals, count: sum('count'), overdue: sum('overdue') }
}
