import {
  BATCH_LIMITS,
  BATCH_PAYMENTS,
  type BatchFormat,
  type BatchType,
  type BatchWay,
  columnsOf,
  isExternalKind,
} from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { limitsOf, payoutFields, payoutWays } from '../../transfers/index.ts'

type Context = Pick<CallerContext, 'sql' | 'locale'>

/** Returns the format of a kind of file. */
export async function batchFormat(context: Context, type: BatchType): Promise<BatchFormat> {
  const ways = await waysOf(context, type)
  const details = ways.flatMap(({ fields }) => fields.map(({ name }) => name))
  return {
    type,
    columns: columnsOf(type, [...new Set(details)]),
    ways,
    ...(await boundsOf(context, type)),
    mostRows: BATCH_LIMITS.rows,
    mostBytes: BATCH_LIMITS.bytes,
  }
}

async function boundsOf({ sql }: Context, type: BatchType) {
  if (type === 'global') return {}
  const { minimum, maximum } = await limitsOf(sql, BATCH_PAYMENTS[type])
  return { minimum, ...(maximum !== undefined && { maximum }) }
}

async function waysOf({ sql, locale }: Context, type: BatchType): Promise<BatchWay[]> {
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
