import type { Notice } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** The channel for published notices: a notice's id and its customer's. The row holds the rest. */
export const NOTICE_CHANNEL = 'sixpence_notice'

export interface NewNotice {
  readonly id: string
  readonly customerId: string
  readonly at: Date
  readonly type: string
  readonly status: Notice['status']
  readonly title?: string | undefined
  readonly body?: string | undefined
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Sends a notice to a customer, on every open connection in every process, once the transaction
 * commits. A client whose connection is lost gets it when it reconnects.
 */
export async function publishNotice(sql: Sql, notice: NewNotice): Promise<void> {
  const { id, customerId, at, type, status, title, body, params } = notice
  await sql`
    insert into notice (id, customer_id, at, type, status, title, body, params)
    values (${id}, ${customerId}, ${at}, ${type}, ${status}, ${title ?? null}, ${body ?? null},
      ${params ?? null})`
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${`${customerId} ${id}`})`
}
