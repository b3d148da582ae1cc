import { type BatchReason, hasRight } from '@sixpence/protocol'
import { batchMethods } from '@sixpence/protocol/schemas'
import { checkOutflow, lockUserRights, permissionsOf } from '../../access/index.ts'
import type { CallerContext } from '../../context.ts'
import { Refusal } from '../../http/index.ts'
import { attempt } from '../../payments/index.ts'
import { mayPrepare } from '../may-prepare.ts'
import type { ExecutedBatch } from './executed-batch.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** Returns why no further row of a batch may be paid: its customer's or its submitter's reason. */
export async function reasonToStop(
  context: Context,
  batch: ExecutedBatch,
): Promise<BatchReason | undefined> {
  const { sql } = context
  const outcome = await attempt(sql, () => checkOutflow(sql, batchMethods.submit, batch.customerId))
  if (outcome instanceof Refusal) return 'account'
  return (await isPermitted(context, batch)) ? undefined : 'access'
}

async function isPermitted(context: Context, { madeBy, type }: ExecutedBatch): Promise<boolean> {
  const rights = (await lockUserRights(context, [madeBy])).of(madeBy)
  if (!rights || !hasRight(rights.right, 'initiate')) return false
  const permissions = permissionsOf(rights.permissions)
  return mayPrepare({ ...context.caller, permissions }, type)
}
