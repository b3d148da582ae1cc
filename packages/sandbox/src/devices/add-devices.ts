import type { DeviceType } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { sha256 } from '../credentials/index.ts'

/** A phone to link. */
export interface NewDevice {
  readonly id: string
  readonly customerId: string
  readonly code: string
  readonly type: DeviceType
  readonly name: string
  readonly location: string
  /** The secret for sign-ins besides the password; stored as a hash. */
  readonly secret: string
  readonly pushToken: string
  readonly lastActivityAt: Date
  /** Undefined for one that the customer must still approve. */
  readonly approvedAt: Date | undefined
}

/** Links devices, in the order given. */
export async function addDevices(
  { sql }: Pick<Context, 'sql'>,
  devices: readonly NewDevice[],
): Promise<void> {
  const hashed = await Promise.all(
    devices.map(async ({ secret, ...device }) => ({ ...device, secretHash: await sha256(secret) })),
  )
  await sql`
    insert into device
      (id, customer_id, code, type, name, location, secret_hash, push_token, last_activity_at,
        approved_at)
    select d.id, d."customerId", d.code, d.type, d.name, d.location, d."secretHash", d."pushToken",
      d."lastActivityAt", d."approvedAt"
    from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as d(id text, "customerId" text,
      code text, type text, name text, location text, "secretHash" text, "pushToken" text,
      "lastActivityAt" timestamptz, "approvedAt" timestamptz)`
}
