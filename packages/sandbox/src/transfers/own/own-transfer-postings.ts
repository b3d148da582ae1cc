import { houseAccount, type NewPosting } from '../../ledger/index.ts'
import { compare, costOf, negate, subtract } from '../../money/index.ts'
import type { PricedOwnTransfer } from './price-own-transfer.ts'

/** The postings of a transfer between own accounts, and of its fee on top. */
export function ownTransferPostings(transfer: PricedOwnTransfer): NewPosting[] {
  return [...principalPostings(transfer), ...feePostings(transfer)]
}

/**
 * Across currencies it is two balanced legs through the bank's position accounts; what rounding up
 * took too much of goes to an account of its own.
 */
function principalPostings(transfer: PricedOwnTransfer): NewPosting[] {
  const { source, target, fromAmount, toAmount, rate } = transfer
  const from = source.currencyCode
  const to = target.currencyCode
  const ends = [
    { accountId: source.id, currencyCode: from, amount: negate(fromAmount) },
    { accountId: target.id, currencyCode: to, amount: toAmount },
  ]
  if (from === to) return ends
  const cost = costOf({ toAmount, rate, decimals: source.decimals })
  const house = [
    { accountId: houseAccount('fxPosition', from), currencyCode: from, amount: cost },
    {
      accountId: houseAccount('fxRounding', from),
      currencyCode: from,
      amount: subtract(fromAmount, cost),
    },
    { accountId: houseAccount('fxPosition', to), currencyCode: to, amount: negate(toAmount) },
  ]
  return [...ends, ...house.filter(({ amount }) => compare(amount, '0') !== 0)]
}

function feePostings({ source, fee }: PricedOwnTransfer): NewPosting[] {
  if (compare(fee, '0') === 0) return []
  const { id, currencyCode } = source
  const fees = houseAccount('fees', currencyCode)
  return [
    { accountId: id, currencyCode, amount: negate(fee), purpose: 'fee' },
    { accountId: fees, currencyCode, amount: fee, purpose: 'fee' },
  ]
}
