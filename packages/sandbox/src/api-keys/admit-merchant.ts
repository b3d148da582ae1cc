import { sameText, sha256 } from '../credentials/index.ts'
import type { Sql } from '../db/index.ts'
import { bearerToken, requestOrigin, RestFault } from '../http/index.ts'
import { prefixOf } from './api-key.ts'
import type { KeyLimits } from './key-limits.ts'

/** A merchant whose server has sent an API key. */
export interface Merchant {
  /** The embedder whose checkouts the key opens and reads. */
  readonly clientKey: string
  /** The customer who is paid. */
  readonly customerId: string
}

/** The merchant with the key that was sent. */
export interface ShownKey extends Merchant {
  readonly apiKeyId: string
}

/**
 * Finds the merchant whose API key a request sends.
 *
 * @throws {RestFault} 401 for an unknown or disabled key; 429 for too many.
 */
export async function admitMerchant(
  sql: Sql,
  request: Request,
  limits: KeyLimits,
): Promise<ShownKey> {
  const apiKey = bearerToken(request)
  const shown = apiKey === undefined ? undefined : await findKey(sql, apiKey)
  if (shown) {
    limits.countRequest(shown.apiKeyId)
    return shown
  }
  limits.countWrong(request)
  throw new RestFault(401, 'not_authorised', isInAddress(request) ? IN_ADDRESS : NO_KEY)
}

const isInAddress = ({ url }: Request): boolean =>
  [...new URL(url).searchParams.values()].some(value => value.startsWith('sk_'))

const NO_KEY =
  'The API key is missing or wrong. Send it as "Authorization: Bearer sk_…". In place of one that is lost, make another in the bank, and delete that one.'

const IN_ADDRESS =
  'An API key does not belong in an address, which others may keep: delete it in the bank, make another, and send that as "Authorization: Bearer sk_…".'

/**
 * Refuses a key that comes from an address the merchant doesn't allow.
 *
 * @throws {RestFault} 403.
 */
export async function checkAddress(
  sql: Sql,
  { customerId }: Merchant,
  request: Request,
): Promise<void> {
  const { ip } = requestOrigin(request)
  const [range] = await sql<{ isBound: boolean; isInside: boolean }>`
    select count(*) > 0 as "isBound",
      coalesce(bool_or(${ip}::inet between first_ip and last_ip), false) as "isInside"
    from merchant_allowed_ip where customer_id = ${customerId} and enabled`
  if (!range?.isBound || range.isInside) return
  throw new RestFault(
    403,
    'address_not_allowed',
    `API keys of this merchant may not be used from ${ip}. Add it to the allowed addresses in the bank.`,
  )
}

/**
 * The few keys with the same prefix are compared in full, so that the time reveals nothing about
 * them.
 */
async function findKey(sql: Sql, apiKey: string): Promise<ShownKey | undefined> {
  const hash = await sha256(apiKey)
  const alike = await sql<ShownKey & { hash: string } & Record<string, unknown>>`
    select id as "apiKeyId", client_key as "clientKey", customer_id as "customerId", hash
    from merchant_api_key where prefix = ${prefixOf(apiKey)} and enabled`
  let found: ShownKey | undefined
  for (const { hash: kept, ...key } of alike) {
    if (sameText(kept, hash)) found = key
  }
  return found
}
