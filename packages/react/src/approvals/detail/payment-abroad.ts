import type {
  ExternalKind,
  ExternalPayment,
  ExternalQuote,
  Sixpence,
  TransactionRequest,
} from '@sixpence/core'
import { PERSONAL_DETAILS } from '@sixpence/core/bank-details'
import { addAmounts } from '@sixpence/core/money'

type Transfers = Sixpence['transfers']
type Quote = (transfers: Transfers, order: ExternalPayment['order']) => Promise<ExternalQuote>

const QUOTES: Readonly<Record<ExternalKind, Quote>> = {
  eft: (transfers, order) => transfers.quoteEft(order),
  wire: (transfers, order) => transfers.quoteWire({ feeShare: 'SHA', ...order }),
  cryptoEft: (transfers, order) => transfers.quoteCrypto(order),
  instant: (transfers, order) => transfers.quoteInstant(order),
  interac: (transfers, order) => transfers.quoteInterac(order),
  oct: (transfers, order) => transfers.quoteOct(order),
}

/** Whether what is asked for leaves the bank. */
export const isAbroad = (type: TransactionRequest['type']): type is ExternalKind =>
  Object.hasOwn(QUOTES, type)

/** The bank tells these masked: they are asked for once more. */
const MASKED: readonly string[] = [...PERSONAL_DETAILS, 'cardId']

/** What was asked for as a payment of its own, at today's price. */
export async function paymentAbroad(
  type: ExternalKind,
  request: TransactionRequest,
  transfers: Transfers,
): Promise<ExternalPayment> {
  const order = orderOf(request)
  const shown = await QUOTES[type](transfers, order)
  // Who bears the fee is said of wires alone.
  return { kind: `${type}Transfer`, order, shown } as ExternalPayment
}

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
