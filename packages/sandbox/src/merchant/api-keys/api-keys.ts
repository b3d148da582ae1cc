import type { ApiKey, NewApiKey } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import { addApiKey, newApiKey } from '../../api-keys/index.ts'
import type { CallerContext } from '../../context.ts'
import { clientKeyOf } from '../../embedders/index.ts'
import { Refusal, refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { holdMerchant } from '../hold-merchant.ts'
import type { RestWork } from '../rest-route.ts'
import { type KeyInput, sendKeyCode, takeKeyCode } from './api-key-code.ts'

const MOST = 50

type Methods = typeof merchantMethods

export const listApiKeys: RestWork<Methods['apiKeys']> = async (_input, context) => {
  const items = await findKeys(context)
  return { items, total: items.length }
}

export const createApiKey: RestWork<Methods['createApiKey']> = async (input, context) => {
  const { name, enabled = true } = input
  await checkCount(context)
  return (await sendKeyCode({ name, enabled }, context)) ?? addKey({ name, enabled }, context)
}

export const confirmApiKey: RestWork<Methods['confirmApiKey']> = async (input, context) => {
  await checkCount(context)
  const key = await takeKeyCode(input, context)
  return key instanceof Refusal ? key : addKey(key, context)
}

/** @throws {Refusal} `VF` if the merchant has the maximum number of keys. */
async function checkCount(context: CallerContext): Promise<void> {
  await holdMerchant(context)
  if ((await findKeys(context)).length < MOST) return
  const count = String(MOST)
  throw refuse.invalid('apiKeysFull', refusalText(context.locale, 'apiKeysFull', { count }))
}

async function addKey(input: KeyInput, context: CallerContext): Promise<NewApiKey> {
  const { sql, clock, newId, caller } = context
  const { customerId } = caller
  const clientKey = await clientKeyOf(sql, customerId)
  const [id, secret, createdAt] = [newId(), newApiKey(), clock.now()]
  await addApiKey(sql, { ...input, id, customerId, clientKey, secret, createdAt })
  return { ...(await keyOf(id, context)), secret }
}

export const updateApiKey: RestWork<Methods['updateApiKey']> = async (input, context, id) => {
  const { name = '', enabled } = input
  const { sql, caller } = context
  await sql`
    update merchant_api_key
    set name = coalesce(nullif(${name}, ''), name), enabled = coalesce(${enabled}::boolean, enabled)
    where id = ${id} and customer_id = ${caller.customerId}`
  return keyOf(id, context)
}

export const deleteApiKey: RestWork<Methods['deleteApiKey']> = async (
  _input,
  { sql, caller },
  id,
) => {
  const gone = await sql`
    delete from merchant_api_key where id = ${id} and customer_id = ${caller.customerId}
    returning id`
  if (gone.length === 0) throw noKey()
  return {}
}

/** Refuses another merchant's key and a missing one alike. */
export const noKey = () => refuse.accessDenied('There is no such API key.')

async function keyOf(id: string, context: CallerContext): Promise<ApiKey> {
  const [key] = await findKeys(context, id)
  if (!key) throw noKey()
  return key
}

type KeyRow = Omit<ApiKey, 'createdAt' | 'lastUsedAt'> & {
  createdAt: Date
  lastUsedAt: Date | null
}

async function findKeys({ sql, caller }: CallerContext, id?: string): Promise<ApiKey[]> {
  const rows = await sql<KeyRow>`
    select id, customer_id as "customerId", name, enabled, prefix, created_at as "createdAt",
      last_used_at as "lastUsedAt"
    from merchant_api_key
    where customer_id = ${caller.customerId} and (${id}::text is null or id = ${id}::text)
    order by position desc`
  return rows.map(({ createdAt, lastUsedAt, ...key }) => ({
    ...key,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  }))
}
