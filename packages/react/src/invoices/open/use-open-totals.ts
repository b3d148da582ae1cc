import type { OpenTotal } from '@sixpence/core/invoices'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'
import type { InvoiceListName } from '../list/use-invoices.ts'

/** The unpaid totals of a list, one per currency. */
export interface OpenTotalsTask extends LoadState<readonly OpenTotal[]> {
  /** @deprecated Use `data`. */
  readonly totals: OpenTotalsTask['data']
  /** The number of unpaid invoices. */
  readonly count: number
  readonly overdue: number
}

/**
 * Returns the totals of a list's invoices that are neither paid nor rejected. Updates when the bank
 * reports a change.
 */
export function useOpenTotals(list: InvoiceListName): OpenTotalsTask {
  const query = invoicesApi.openTotals.useRead({})
  const totals = query.data?.[list]
  const sum = (of: 'count' | 'overdue') => (totals ?? []).reduce((all, each) => all + each[of], 0)
  return {
    ...loadStateOf(query),
    data: totals,
    totals,
    count: sum('count'),
    overdue: sum('overdue'),
  }
}
