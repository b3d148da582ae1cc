import type { LimitedOperation } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import type { Decimal } from '../money/index.ts'
import type { Operation } from '../payments/index.ts'
import { BETWEEN_ACCOUNTS } from './limits-of.ts'

/** A customer's own limit of an operation, in any currency in which the money leaves. */
export interface OwnLimit {
  readonly operation: LimitedOperation
  readonly daily?: Decimal | undefined
  readonly monthly?: Decimal | undefined
}

/** Gives a customer limits of their own, lower or higher than the bank's, which they replace. */
export async function setLimits(
  sql: Sql,
  customerId: string,
  limits: readonly OwnLimit[],
): Promise<void> {
  for (const { operation, daily, monthly } of limits) {
    for (const row of rowsOf(operation)) {
      await sql`
        insert into customer_limit (customer_id, operation, daily, monthly)
        values (${customerId}, ${row}, ${daily}, ${monthly})`
    }
  }
}

const rowsOf = (operation: LimitedOperation): readonly Operation[] =>
  operation === 'betweenAccounts' ? BETWEEN_ACCOUNTS : [operation]
