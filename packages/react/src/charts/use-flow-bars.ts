import type { CashFlow, TransactionType } from '@sixpence/core'
import { formatMoney, sharesOfMost } from '@sixpence/core/money'
import { useFormats, useMessages } from '../i18n/index.ts'
import type { ChartBar } from './bar-chart.tsx'

/** What money in and out is told by. */
export type FlowGrouping = 'month' | 'type'

/** What each type is called, as a key of the room's words. */
const TYPE_NAME = {
  deposit: 'depositType',
  // Left out of every sum: it only moves from one account to another.
  ownTransfer: 'ownTransferType',
  p2pTransfer: 'p2pTransferType',
  checkout: 'checkoutType',
  fee: 'feeType',
} as const satisfies Record<TransactionType, string>

/** Money in and out as bars with their words; none where there was none. */
export function useFlowBars(
  flow: CashFlow | undefined,
  grouping: FlowGrouping,
): readonly ChartBar[] {
  const { locale } = useFormats()
  const places = usePlaces(flow, grouping)
  if (!flow || flow.types.length === 0) return []
  const said = (amount: string) => formatMoney({ amount, currencyCode: flow.currencyCode }, locale)
  const [inShares = [], outShares = []] = sharesOfMost([
    places.map(({ moneyIn }) => moneyIn),
    places.map(({ moneyOut }) => moneyOut),
  ])
  return places.map(({ id, label, shortLabel, moneyIn, moneyOut }, at) => ({
    id,
    label,
    shortLabel,
    inShare: inShares[at] ?? 0,
    outShare: outShares[at] ?? 0,
    inText: said(moneyIn),
    outText: said(moneyOut),
  }))
}

/** What stands side by side, in words. */
function usePlaces(flow: CashFlow | undefined, grouping: FlowGrouping) {
  const { t } = useMessages('charts')
  const formats = useFormats()
  const letter = new Intl.DateTimeFormat(formats.languageTag, { month: 'narrow', timeZone: 'UTC' })
  if (grouping === 'month') {
    return (flow?.months ?? []).map(({ month: id, ...sums }) => ({
      ...sums,
      id,
      label: formats.month(`${id}-01`),
      shortLabel: letter.format(new Date(`${id}-01T00:00:00Z`)),
    }))
  }
  return (flow?.types ?? []).map(({ type: id, ...sums }) => {
    const label = t(TYPE_NAME[id])
    return { ...sums, id, label, shortLabel: label }
  })
}
