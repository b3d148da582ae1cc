import type { AllowedIp } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { plainAddress, Refusal, refuse } from '../../http/index.ts'
import { checkRange } from '../../input/index.ts'
import { refusalText } from '../../language/index.ts'
import { holdMerchant } from '../hold-merchant.ts'
import type { RestWork } from '../rest-route.ts'

const MOST = 100

type Methods = typeof merchantMethods

export const listAllowedIps: RestWork<Methods['allowedIps']> = async (_input, context) => {
  const items = await findRanges(context)
  return { items, total: items.length }
}

export const createAllowedIp: RestWork<Methods['createAllowedIp']> = async (input, context) => {
  const { sql, newId, caller, locale } = context
  const range = await checked(input, context)
  if (range instanceof Refusal) return range
  await holdMerchant(context)
  if ((await findRanges(context)).length >= MOST) {
    const count = String(MOST)
    throw refuse.invalid('allowedIpsFull', refusalText(locale, 'allowedIpsFull', { count }))
  }
  const id = newId()
  await sql`
    insert into merchant_allowed_ip (id, customer_id, name, enabled, first_ip, last_ip)
    values (${id}, ${caller.customerId}, ${input.name}, ${input.enabled ?? true}, ${range.from},
      ${range.to})`
  return rangeOf(id, context)
}

export const updateAllowedIp: RestWork<Methods['updateAllowedIp']> = async (
  { name = '', enabled, ipFrom, ipTo },
  context,
  id,
) => {
  const { sql, caller } = context
  // Concurrent changes wait, so that fields a caller leaves out stay unchanged.
  await sql`
    select from merchant_allowed_ip
    where id = ${id} and customer_id = ${caller.customerId} for no key update`
  const present = await rangeOf(id, context)
  const from = ipFrom || present.ipFrom
  // A new single address isn't the start of the former range.
  const changed = { ipFrom: from, ipTo: ipTo || (ipFrom ? ipFrom : present.ipTo) }
  const range = await checked(changed, context)
  if (range instanceof Refusal) return range
  await sql`
    update merchant_allowed_ip
    set name = coalesce(nullif(${name}, ''), name), enabled = coalesce(${enabled}::boolean, enabled),
      first_ip = ${range.from}, last_ip = ${range.to}
    where id = ${id}`
  return rangeOf(id, context)
}

export const deleteAllowedIp: RestWork<Methods['deleteAllowedIp']> = async (
  _input,
  { sql, caller },
  id,
) => {
  const gone = await sql`
    delete from merchant_allowed_ip where id = ${id} and customer_id = ${caller.customerId}
    returning id`
  if (gone.length === 0) throw noRange()
  return {}
}

const noRange = () => refuse.accessDenied('There is no such range.')

/** Returns both ends in the bank's form: one address is a range of one. */
async function checked(
  { ipFrom, ipTo }: { readonly ipFrom: string; readonly ipTo?: string | undefined },
  context: CallerContext,
): Promise<{ from: string; to: string } | Refusal> {
  const from = plainAddress(ipFrom)
  const to = plainAddress(ipTo || ipFrom)
  const refusal = await checkRange({ ip: from, toIp: to }, context)
  if (!refusal) return { from, to }
  const [field] = refusal.validationErrors ?? []
  return refuse.invalid(field?.param === 'ip' ? 'ipFrom' : 'ipTo', refusal.message)
}

async function rangeOf(id: string, context: CallerContext): Promise<AllowedIp> {
  const [range] = await findRanges(context, id)
  if (!range) throw noRange()
  return range
}

const findRanges = async ({ sql, caller }: CallerContext, id?: string): Promise<AllowedIp[]> =>
  sql<AllowedIp>`
    select id, customer_id as "customerId", name, enabled, host(first_ip) as "ipFrom",
      host(last_ip) as "ipTo"
    from merchant_allowed_ip
    where customer_id = ${caller.customerId} and (${id}::text is null or id = ${id}::text)
    order by position desc`
