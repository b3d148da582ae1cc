import type { ApiKeyUse } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import type { RestWork } from '../rest-route.ts'

export const readKeyUse: RestWork<typeof merchantMethods.keyUse> = async (_input, context) => {
  const { sql, caller } = context
  const { customerId } = caller
  const [counted] = await sql<Counted & Record<string, unknown>>`
    select count(*)::integer as keys, count(*) filter (where enabled)::integer as "enabledKeys",
      (select count(*)::integer from merchant_allowed_ip
        where customer_id = ${customerId} and enabled) as "enabledRanges"
    from merchant_api_key where customer_id = ${customerId}`
  if (!counted) throw new Error('a count has a row')
  const last = await lastUse(context)
  return { ...counted, ...(last && { last }) }
}

type Counted = Omit<ApiKeyUse, 'last'>
type Use = NonNullable<ApiKeyUse['last']>

async function lastUse({ sql, caller }: CallerContext): Promise<Use | undefined> {
  const [row] = await sql<Omit<Use, 'date'> & { at: Date }>`
    select name as "keyName", at, method, path, ip, http_status as "httpStatus"
    from merchant_api_key key
      cross join lateral (
        select at, position, method, path, ip, http_status from api_request
        where customer_id = key.customer_id and api_key_id = key.id
        order by at desc, position desc limit 1
      ) request
    where key.customer_id = ${caller.customerId}
    order by at desc, request.position desc limit 1`
  if (!row) return undefined
  const { at, ...use } = row
  return { ...use, date: at.toISOString() }
}
