import type { CallerContext } from '../../context.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller' | 'key'>

/** A draft that an earlier call made. */
export interface MadeDraft {
  readonly id: string
  readonly at: Date
}

/** Finds the draft that was made under the key of a call, also if it is gone since. */
export async function draftOfKey({ sql, caller, key }: Context): Promise<MadeDraft | undefined> {
  if (key === '') return undefined
  const [draft] = await sql<MadeDraft & Record<string, unknown>>`
    select batch_id as id, at from batch_draft_key
    where customer_id = ${caller.customerId} and made_by = ${caller.ownCustomerId}
      and key = ${key}`
  return draft
}

/** Records that a draft was made under the key of a call. */
export async function keepKey({ sql, clock, caller, key }: Context, id: string): Promise<void> {
  if (key === '') return
  await sql`
    insert into batch_draft_key (customer_id, made_by, key, batch_id, at)
    values (${caller.customerId}, ${caller.ownCustomerId}, ${key}, ${id}, ${clock.now()})`
}
