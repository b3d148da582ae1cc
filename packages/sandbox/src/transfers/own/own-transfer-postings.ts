import { houseAccount, type NewPosting } from '../../ledger/index.ts'
import { compare, negate } from '../../money/index.ts'
import { exchangePostings } from '../../payments/index.ts'
import type { PricedOwnTransfer } from './price-own-transfer.ts'

/** Returns the postings of a transfer between own accounts, and of its fee. */
export function ownTransferPostings(transfer: PricedOwnTransfer): NewPosting[] {
  return [...principalPostings(transfer), ...feePostings(transfer)]
}

function principalPostings(transfer: PricedOwnTransfer): NewPosting[] {
  const { source, target, fromAmount, toAmount, rate } = transfer
  const from = source.currencyCode
  const to = target.currencyCode
  const ends = [
    { accountId: source.id, currencyCode: from, amount: negate(fromAmount) },
    { accountId: target.id, currencyCode: to, amount: toAmount },
  ]
  const { decimals } = source
  return [
    ...ends,
    ...exchangePostings({
      from: { currencyCode: from, decimals, amount: fromAmount },
      to: { currencyCode: to, amount: toAmount },
      rate,
    }),
  ]
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
