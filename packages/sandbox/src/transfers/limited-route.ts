import type { LimitedOperation } from '@sixpence/protocol'
import { activeOwnAccount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import type { Operation } from '../payments/index.ts'
import { ownRoute } from './own/price-own-transfer.ts'
import { refuse } from '../http/index.ts'

export interface LimitedRoute {
  readonly source: OwnAccount
  /** Absent if the money goes to somebody else. */
  readonly target?: OwnAccount | undefined
  readonly operation: Operation
}

export interface LimitedRouteQuestion {
  readonly type: LimitedOperation
  readonly fromAccount: string
  readonly toAccount?: string | undefined
}

/**
 * Finds the accounts of a limits request, and the operation whose limits apply.
 *
 * @throws {Refusal} `13`, `CA`, or `VF` with the field.
 */
export async function limitedRoute(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { type, fromAccount, toAccount }: LimitedRouteQuestion,
): Promise<LimitedRoute> {
  if (type !== 'betweenAccounts') {
    return { source: await activeOwnAccount(context, fromAccount, 'fromAccount'), operation: type }
  }
  if (toAccount === undefined) throw refuse.invalid('toAccount', 'Name both accounts.')
  return ownRoute(context, { fromAccount, toAccount })
}
