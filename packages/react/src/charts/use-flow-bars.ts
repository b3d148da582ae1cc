import type { CashFlow, TransactionType } from '@sixpence/core'
import { amountScale, formatMoney, type AmountScale } from '@sixpence/core/money'
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
  invoice: 'invoiceType',
  refund: 'refundType',
  eftTransfer: 'eftTransferType',
  wireTransfer: 'wireTransferType',
  cryptoEftTransfer: 'cryptoEftTransferType',
  instantTransfer: 'instantTransferType',
  interacTransfer: 'interacTransferType',
  octTransfer: 'octTransferType',
  transferReturn: 'transferReturnType',
  fee: 'feeType',
} as const satisfies Record<TransactionType, string>

/** Bars of what came in and went out, and the scale that they stand on. */
export interface FlowBars {
  readonly bars: readonly ChartBar[]
  /** Undefined where nothing came in and nothing went out: there are no bars. */
  readonly scale: AmountScale | undefined
}

/** Money in and out as bars with their words. */
export function useFlowBars(flow: CashFlow | undefined, grouping: FlowGrouping): FlowBars {
  const { locale } = useFormats()
  const places = usePlaces(flow, grouping)
  const currencyCode = flow?.currencyCode ?? ''
  // What went out hangs below zero.
  const ends = places.flatMap(({ moneyIn, moneyOut }) => [moneyIn, `-${moneyOut}`])
  const scale = amountScale(ends, currencyCode)
  if (!scale) return { bars: [], scale }
  const said = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  const bars = places.map(({ id, label, shortLabel, moneyIn, moneyOut }, at) => ({
    id,
    label,
    shortLabel,
    inShare: scale.shares[2 * at] ?? scale.zero,
    outShare: scale.shares[2 * at + 1] ?? scale.zero,
    inText: said(moneyIn),
    outText: said(moneyOut),
  }))
  return { bars, scale }
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
