import { DAY_MS } from '@sixpence/protocol'
import type { ApiRequest } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { dayRange } from '../../input/index.ts'
import type { RestWork } from '../rest-route.ts'
import { noKey } from './api-keys.ts'

const MOST = 1000
const USUAL_DAYS = 7
const MOST_DAYS = 30

export const listApiRequests: RestWork<typeof merchantMethods.apiRequests> = async (
  input,
  context,
) => {
  const { sql, clock, caller } = context
  const { apiKeyId } = input
  const { from, before } = dayRange(input)
  await checkKey(apiKeyId, context)
  const now = clock.now().getTime()
  const usual = new Date(now - USUAL_DAYS * DAY_MS)
  const first = new Date(now - MOST_DAYS * DAY_MS)
  const rows = await sql<RequestRow>`
    select id, api_key_id as "apiKeyId", at, method, path, ip, http_status as "httpStatus",
      duration_ms as duration, request, response
    from api_request
    where customer_id = ${caller.customerId} and api_key_id = ${apiKeyId}
      and at >= greatest(${from ?? usual}::timestamptz, ${first}::timestamptz)
      and (${before}::timestamptz is null or at < ${before}::timestamptz)
    order by at desc, position desc limit ${MOST}::integer`
  return { items: rows.map(asRequest), total: rows.length }
}

/** Checks a key. A deleted key is known for as long as its log is. */
async function checkKey(id: string, { sql, caller }: CallerContext): Promise<void> {
  const known = await sql`
    select from merchant_api_key where id = ${id} and customer_id = ${caller.customerId}
    union all
    (select from api_request where api_key_id = ${id} and customer_id = ${caller.customerId} limit 1)`
  if (known.length === 0) throw noKey()
}

type RequestRow = Omit<ApiRequest, 'date' | 'request' | 'response'> & {
  at: Date
  request: string | null
  response: string | null
}

const asRequest = ({ at, request, response, ...row }: RequestRow): ApiRequest => ({
  ...row,
  date: at.toISOString(),
  ...(request !== null && { request }),
  ...(response !== null && { response }),
})
