import type { Sql } from '../db/index.ts'

/** A merchant's server that receives notifications. */
export interface NewReceiver {
  readonly id: string
  readonly customerId: string
  readonly kind: 'webhook' | 'ipn'
  readonly name: string
  readonly enabled: boolean
  /** Without an address its notifications wait until there is one. */
  readonly url?: string | undefined
  readonly secret?: string | undefined
  readonly createdAt: Date
}

/** Adds a receiver. It is notified of events from now on. */
export async function addReceiver(sql: Sql, receiver: NewReceiver): Promise<void> {
  const { id, customerId, kind, name, enabled, url, secret, createdAt } = receiver
  await sql`
    insert into merchant_receiver (id, customer_id, kind, name, enabled, url, secret, created_at)
    values (${id}, ${customerId}, ${kind}, ${name}, ${enabled}, ${url}, ${secret}, ${createdAt})`
}
