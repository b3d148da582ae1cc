import {
  type ExternalKind,
  hasPermission,
  type PermittedAction,
  type RehearsedOrder,
  type Rehearsal,
} from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, Refusal, refuse } from '../../http/index.ts'
import { add } from '../../money/index.ts'
import {
  approvalAhead,
  attempt,
  checkLookup,
  mayApprove,
  type PaymentOrder,
} from '../../payments/index.ts'
import { prepareExternal } from '../external/prepare-external.ts'
import { prepareOwnTransfer } from '../own/prepare-own-transfer.ts'
import { prepareP2p } from '../prepare-p2p.ts'
import { payeeAhead } from './payee-ahead.ts'

export const rehearseHandlers = {
  rehearse: async (order, context) => {
    const refusal =
      order.operation === 'p2p' ? await checkLookup(order.toEmail, context) : undefined
    if (refusal) return refusal
    // A refusal is returned and not thrown, so that it stays counted.
    const rehearsal = await attempt(context.sql, () => rehearsed(order, context))
    return rehearsal instanceof Refusal ? rehearsal : { rehearsal }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

/** Prepares an order like the call that sends it. Locks accounts during the call and moves nothing. */
function rehearsed(input: RehearsedOrder, context: CallerContext): Promise<Rehearsal> {
  switch (input.operation) {
    case 'betweenAccounts':
      return ownAhead(input, context)
    case 'p2p':
      return p2pAhead(input, context)
    default:
      return externalAhead(input, context)
  }
}

type Of<Operation> = Extract<RehearsedOrder, { operation: Operation }>

async function ownAhead(input: Of<'betweenAccounts'>, context: CallerContext): Promise<Rehearsal> {
  checkFlag('betweenAccounts', context)
  const { order, transfer } = await prepareOwnTransfer(input, context)
  const { rate, target, toAmount } = transfer
  return {
    // Payments between own accounts need no confirmation.
    forOthers: !mayApprove(context.caller),
    ...leaving(order),
    rate,
    arriving: toAmount,
    currency: target.currencyCode,
  }
}

async function p2pAhead(input: Of<'p2p'>, context: CallerContext): Promise<Rehearsal> {
  checkFlag('p2p', context)
  const { order } = await prepareP2p(input, context)
  const { amount: arriving, currencyCode: currency } = order
  return { ...(await waiting(context)), ...leaving(order), rate: '1', arriving, currency }
}

async function externalAhead(input: Of<ExternalKind>, context: CallerContext): Promise<Rehearsal> {
  const order = await prepareExternal(input.operation, input, context)
  return {
    ...(await waiting(context)),
    ...leaving(order),
    ...(await payeeAhead(order.external, context)),
  }
}

async function waiting(
  context: CallerContext,
): Promise<Pick<Rehearsal, 'approveType' | 'forOthers'>> {
  const { approveType, forOthers } = await approvalAhead(context)
  return { ...(approveType && { approveType }), forOthers }
}

const leaving = ({ amount, fee, currencyCode }: PaymentOrder) => ({
  fromAmount: amount,
  fromCurrencyCode: currencyCode,
  fee,
  total: add(amount, fee),
})

/** Checks the flag of a kind. The router checks flags by call, but this call serves all kinds. */
function checkFlag(action: PermittedAction, { caller }: Pick<CallerContext, 'caller'>): void {
  if (hasPermission(caller.permissions, action)) return
  throw refuse.accessDenied('Your permissions do not include this.')
}
