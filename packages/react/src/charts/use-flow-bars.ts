import type { CashFlow, TransactionType } from '@sixpence/core/history'
import { amountScale, formatMoney, type AmountScale } from '@sixpence/core/money'
import { useFormats, useMessages } from '../i18n/index.ts'
import type { ChartBar } from './bar-chart.tsx'

/** The grouping of money in and out. */
export type FlowGrouping = 'month' | 'type'

/** The name of each type, as a key of this domain's texts. */
const TYPE_NAME = {
  deposit: 'depositType',
  // Not part of any sum: it only moves from one account to another.
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

/** The bars for money in and out, and their scale. */
export interface FlowBars {
  readonly bars: readonly ChartBar[]
  /** Undefined if there was no money in or out. Then there are no bars. */
  readonly scale: AmountScale | undefined
}

/** Returns money in and out as bars with their labels. */
export function useFlowBars(flow: CashFlow | undefined, grouping: FlowGrouping): FlowBars {
  const { locale } = useFormats()
  const slots = useSlots(flow, grouping)
  const currencyCode = flow?.currencyCode ?? ''
  // Outgoing amounts are below zero.
  const ends = slots.flatMap(({ moneyIn, moneyOut }) => [moneyIn, `-${moneyOut}`])
  const scale = amountScale(ends, currencyCode)
  if (!scale) return { bars: [], scale }
  const amountText = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  const bars = slots.map(({ id, label, shortLabel, moneyIn, moneyOut }, at) => ({
    id,
    label,
    shortLabel,
    inShare: scale.shares[2 * at] ?? scale.zero,
    outShare: scale.shares[2 * at + 1] ?? scale.zero,
    inText: amountText(moneyIn),
    outText: amountText(moneyOut),
  }))
  return { bars, scale }
}

/** Returns the places of the bars with their names. */
function useSlots(flow: CashFlow | undefined, grouping: FlowGrouping) {
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
