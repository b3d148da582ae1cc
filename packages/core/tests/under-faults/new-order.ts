import type { PaymentOrder, Sixpence } from '../../src/index.ts'
import type { Random } from '../payments/seeded-random.ts'

/** Somebody at the bank, as the control API makes people. */
export interface Customer {
  readonly customerId: string
  readonly email: string
  readonly password: string
  readonly accounts: readonly { readonly accountId: string }[]
}

interface Wish {
  readonly customer: Customer
  readonly others: readonly Customer[]
  readonly random: Random
  /** How many the customer has paid: amounts that follow each other differ. */
  readonly at: number
}

const TOO_MUCH = 0.05
const TO_SOMEBODY = 0.4

/** Draws what somebody pays: to themselves, to somebody else, and now and then more than they have. */
export async function newOrder(
  transfers: Sixpence['transfers'],
  { customer, others, random, at }: Wish,
): Promise<PaymentOrder> {
  const [fromAccount = '', toAccount = ''] = customer.accounts.map(({ accountId }) => accountId)
  const cents = String(10 + (at % 90))
  const amount = random() < TOO_MUCH ? `9999.${cents}` : `${1 + Math.floor(random() * 3)}.${cents}`
  const payee = others[Math.floor(random() * others.length)]
  if (random() < TO_SOMEBODY && payee && payee !== customer) {
    const shown = { ...(await transfers.quoteP2p({ fromAccount, amount })), payeeName: 'Robin' }
    const order = { fromAccount, toEmail: payee.email, amount, expectedFee: shown.fee }
    return { kind: 'p2pTransfer', order, shown }
  }
  const transfer = { fromAccount, toAccount, toAmount: amount }
  const shown = await transfers.quoteOwn(transfer)
  const order = { ...transfer, expectedFromAmount: shown.fromAmount, expectedFee: shown.fee }
  return { kind: 'ownTransfer', order, shown }
}
