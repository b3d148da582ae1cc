import type { Device, DeviceType } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { newSecret, sha256 } from '../credentials/index.ts'
import { addDevices } from './add-devices.ts'

/** The life of a link. */
export const LINK_LIFE_MS = 10 * 60 * 1000

// Opened by a phone with the bank's app; a sandbox has no such app.
const LINK_BASE = 'https://go.sixpence.example/link/'

/**
 * Creates a link that a phone opens to become a device of this customer. Only the newest works.
 *
 * @param signInCodeHash Of the sign-in that waits for the phone; undefined for a signed-in user.
 */
export async function requestLink(
  customerId: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  signInCodeHash?: string,
): Promise<{ deeplink: string; expiresInSeconds: number }> {
  const key = newSecret()
  const now = clock.now()
  await sql`
    update device_link set used_at = ${now}
    where customer_id = ${customerId} and used_at is null`
  await sql`
    insert into device_link (key, customer_id, created_at, expires_at, sign_in_code_hash)
    values (${key}, ${customerId}, ${now}, ${new Date(now.getTime() + LINK_LIFE_MS)},
      ${signInCodeHash})`
  return { deeplink: LINK_BASE + key, expiresInSeconds: LINK_LIFE_MS / 1000 }
}

/** A phone that opened a link. */
export interface PhoneInput {
  readonly key: string
  readonly type: DeviceType
  readonly name: string
  readonly location?: string | undefined
  readonly secret: string
  readonly pushToken: string
}

/** Adds the phone that opened a link; undefined if the link was used. It waits for approval. */
export async function addByLink(
  { key, location = 'Unknown', ...phone }: PhoneInput,
  { sql, clock, newId, newCode }: Pick<Context, 'sql' | 'clock' | 'newId' | 'newCode'>,
): Promise<Device | undefined> {
  const now = clock.now()
  const [link] = await sql<{ customerId: string; signInCodeHash: string | null }>`
    update device_link set used_at = ${now}
    where key = ${key} and used_at is null and expires_at > ${now}
    returning customer_id as "customerId", sign_in_code_hash as "signInCodeHash"`
  if (!link) return undefined
  const { customerId, signInCodeHash } = link
  const id = newId()
  const code = deviceCode(newCode())
  await addDevices({ sql }, [
    { ...phone, customerId, id, code, location, lastActivityAt: now, approvedAt: undefined },
  ])
  await sql`update device set sign_in_code_hash = ${signInCodeHash} where id = ${id}`
  const { type, name } = phone
  return { id, code, type, name, location, lastActivityAt: now.toISOString(), isApproved: false }
}

/** Like `K7-42`, from six digits. */
function deviceCode(digits: string): string {
  const letter = String.fromCodePoint(65 + (Number(digits.slice(0, 3)) % 26))
  return `${letter}${digits.slice(3, 4)}-${digits.slice(4)}`
}

/** A link that a phone can open now, as the control API shows it. */
export interface WaitingLink {
  /** The link's key: `POST /push/{id}` has a phone open it. */
  readonly id: string
  readonly to: string
  readonly endsAt: string
}

/** Lists the links that can be opened now. */
export async function listLinks({
  sql,
  clock,
}: Pick<Context, 'sql' | 'clock'>): Promise<WaitingLink[]> {
  const rows = await sql<{ id: string; to: string; endsAt: Date }>`
    select key as id, email as "to", expires_at as "endsAt"
    from device_link join customer on customer.id = customer_id
    where used_at is null and expires_at > ${clock.now()} order by device_link.created_at desc`
  return rows.map(({ endsAt, ...link }) => ({ ...link, endsAt: endsAt.toISOString() }))
}

/** The control API's response when a phone has opened a link: the data that the phone has. */
export interface LinkedPhone {
  readonly device: Device
  readonly secret: string
}

/** Makes a phone of the control API open a link, or somebody discard it. */
export async function openLink(
  key: string,
  isWanted: boolean,
  context: Pick<Context, 'sql' | 'clock' | 'newId' | 'newCode'>,
): Promise<LinkedPhone | 'thrown away' | undefined> {
  if (!isWanted) {
    const thrown = await context.sql<{ key: string }>`
      update device_link set used_at = ${context.clock.now()}
      where key = ${key} and used_at is null returning key`
    return thrown.length > 0 ? 'thrown away' : undefined
  }
  const secret = newSecret()
  const pushToken = `push-${(await sha256(secret)).slice(0, 12)}`
  const phone = { type: 'android', name: 'Fairphone 6', location: 'Dublin, Ireland' } as const
  const device = await addByLink({ ...phone, key, secret, pushToken }, context)
  return device && { device, secret }
}
