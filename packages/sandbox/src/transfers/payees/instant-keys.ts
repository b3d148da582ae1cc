import { INSTANT_KEY_KINDS, INSTANT_KEY_TYPES, type InstantKeyType } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import { checkedDetail } from '../external/check-detail.ts'

/** A payee who is paid at once by a key. */
export interface InstantPayee {
  readonly ownerName: string
  readonly taxId: string
  readonly bankCode: string
  readonly bankName: string
}

interface Keyed {
  readonly countryCode: string
  readonly type: InstantKeyType
  readonly key: string
}

/**
 * Returns the owner of a key; undefined if nobody has it.
 *
 * @throws {Refusal} `VF` with the field, if it isn't a valid key of its type.
 */
export async function findInstantPayee(
  sql: Sql,
  { countryCode, type, key: typed }: Keyed,
): Promise<InstantPayee | undefined> {
  const key = checkedDetail(INSTANT_KEY_KINDS[type], typed, 'instantKey')
  const [found] = await sql<InstantPayee & Record<string, unknown>>`
    select owner_name as "ownerName", tax_id as "taxId", bank_code as "bankCode",
      payout_bank.name as "bankName"
    from instant_key join payout_bank using (country_code, bank_code)
    where country_code = ${countryCode} and key_type = ${type} and key = ${key}`
  return found
}

/**
 * Refuses an order by an unknown key, or with another owner or bank than the key's. Accepts an
 * order without a key.
 *
 * @throws {Refusal} `VF` with the field.
 */
export async function checkInstantKey(
  details: Readonly<Record<string, string>>,
  { sql, countryCode }: { readonly sql: Sql; readonly countryCode: string },
): Promise<void> {
  const { instantKey: key, instantKeyType, taxId, bankCode } = details
  const type = INSTANT_KEY_TYPES.find(one => one === instantKeyType)
  if (key === undefined || type === undefined) return
  const payee = await findInstantPayee(sql, { countryCode, type, key })
  if (!payee) throw refuse.invalid('instantKey', 'Nobody has this key.')
  if (taxId !== undefined && taxId !== payee.taxId) {
    throw refuse.invalid('taxId', 'The key belongs to somebody with another tax number.')
  }
  if (bankCode !== undefined && bankCode !== payee.bankCode) {
    throw refuse.invalid('bankCode', 'The key leads to another bank.')
  }
}
