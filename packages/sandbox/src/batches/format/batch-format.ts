import { BATCH_PAYMENTS, type BatchType, isExternalKind, type OutputOf } from '@sixpence/protocol'
import { canonicalColumns } from '@sixpence/protocol/batch-files'
import type { batchMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { limitsOf, payoutFields, payoutWays } from '../../transfers/index.ts'

type BatchFormat = OutputOf<typeof batchMethods.format>['format']

type Context = Pick<CallerContext, 'sql' | 'locale'>

/** Returns the format of a kind of file. */
export async function batchFormat(context: Context, type: BatchType): Promise<BatchFormat> {
  const ways = await waysOf(context, type)
  const columns = canonicalColumns(type, ways).map(({ options, ...column }) => ({
    ...column,
    ...(options && { options: [...options] }),
  }))
  return { type, columns, ways, ...(await boundsOf(context, type)) }
}

async function boundsOf({ sql }: Context, type: BatchType) {
  if (type === 'global') return {}
  const { minimum, maximum } = await limitsOf(sql, BATCH_PAYMENTS[type])
  return { minimum, ...(maximum !== undefined && { maximum }) }
}

async function waysOf({ sql, locale }: Context, type: BatchType): Promise<BatchFormat['ways']> {
  if (type === 'global' || !isExternalKind(BATCH_PAYMENTS[type])) return []
  const rows = (await payoutWays(sql)).filter(({ kind }) => kind === BATCH_PAYMENTS[type])
  const fields = await payoutFields(
    sql,
    rows.map(({ form }) => form),
    locale,
  )
  return rows.map(({ countryCode, rail, currencies, form }) => ({
    countryCode,
    rail,
    currencies: [...currencies],
    fields: [...(fields.get(form) ?? [])],
  }))
}
