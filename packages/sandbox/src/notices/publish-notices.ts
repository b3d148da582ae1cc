import type { Sql } from '../db/index.ts'
import { type NewNotice, NOTICE_CHANNEL } from './publish-notice.ts'

/** Sends many notices in their order, like `publishNotice`, in two statements. */
export async function publishNotices(sql: Sql, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const rows = JSON.stringify(notices)
  await sql`
    insert into notice (id, customer_id, at, type, status, title, body, params)
    select id, "customerId", at, type, status, title, body, params
    from jsonb_to_recordset(${rows}) as row (id text, "customerId" text, at timestamptz, type text,
      status text, title text, body text, params jsonb)`
  await sql`
    select pg_notify(${NOTICE_CHANNEL}, "customerId" || ' ' || id)
    from jsonb_to_recordset(${rows}) as row (id text, "customerId" text)`
}
