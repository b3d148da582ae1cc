import type { Rehearsal } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { subtract } from '../../money/index.ts'
import {
  arrivalOf,
  type ExternalTerms,
  knownPayee,
  paidExternal,
  railSpeed,
} from '../../payments/index.ts'

type Ahead = Pick<
  Rehearsal,
  'rate' | 'arriving' | 'currency' | 'arrivesAt' | 'isNewPayee' | 'formerAccount'
>

/** Returns when the money would arrive at the payee, and if they were paid before. */
export async function payeeAhead(terms: ExternalTerms, context: CallerContext): Promise<Ahead> {
  const speed = await railSpeed(context.sql, terms.rail)
  const { isNew, formerAccount } = knownPayee(terms, await paidExternal(context, [terms]))
  return {
    rate: terms.rate,
    arriving: subtract(terms.toAmount, terms.deducted),
    currency: terms.currency,
    arrivesAt: arrivalOf(speed, context.clock.now()).toISOString(),
    isNewPayee: isNew,
    ...(formerAccount && { formerAccount }),
  }
}
