import type { TransactionRequest } from '@sixpence/core/approvals'
import { PERSONAL_DETAILS } from '@sixpence/core/bank-details'
import { addAmounts } from '@sixpence/core/money'
import type { ExternalPayment } from '@sixpence/core/payments'
import {
  type ExternalKind,
  PAYMENT_KINDS,
  sharesFee,
  type Transfers,
} from '@sixpence/core/transfers'

/** The fields that the bank masks, so that they must be entered again. */
const MASKED: readonly string[] = [...PERSONAL_DETAILS, 'cardId']

/** Returns what was requested as a new payment, at today's price. */
export async function paymentAbroad(
  type: ExternalKind,
  request: TransactionRequest,
  transfers: Transfers,
): Promise<ExternalPayment> {
  const order = orderOf(request)
  const shown = await quoteOf(type, order, transfers)
  // The fee's payer is only set where it can be chosen.
  return { kind: PAYMENT_KINDS[type].transaction, order, shown } as ExternalPayment
}

const quoteOf = (type: ExternalKind, order: ExternalOrder, transfers: Transfers) =>
  sharesFee(type)
    ? transfers[PAYMENT_KINDS[type].quote]({ feeShare: 'SHA', ...order })
    : transfers[PAYMENT_KINDS[type].quote](order)

type ExternalOrder = ExternalPayment['order']

function orderOf(request: TransactionRequest): ExternalPayment['order'] {
  const { fromAccount, note, beneficiary: payeeName, feeShare } = request
  const { permission = '3d', countryCode = '', toCurrencyCode: currency = '' } = request
  const details = Object.entries(request.beneficiaryDetails ?? {})
  return {
    fromAccount,
    permission,
    countryCode,
    currency,
    amount: addAmounts(request.toAmount ?? '0', request.deducted ?? '0'),
    details: Object.fromEntries(details.filter(([name]) => !MASKED.includes(name))),
    ...(permission === '3d' && { payeeName }),
    ...(note !== undefined && { note }),
    ...(feeShare && { feeShare }),
  }
}
