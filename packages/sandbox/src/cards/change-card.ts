import type { cardMethods } from '@sixpence/protocol/schemas'
import { statusId } from '../accounts/index.ts'
import type { Sql } from '../db/index.ts'
import type { Handlers } from '../http/index.ts'
import { cardFor } from './own-card.ts'

/** Changes that a customer makes to their card. */
export const changeCardHandlers = {
  pause: async ({ accountId }, context) => {
    const { status } = await cardFor('pause', context, accountId)
    await context.sql`update card set paused_from = ${statusId(status)} where account_id = ${accountId}`
    await setStatus(context.sql, accountId, statusId('paused'))
    return {}
  },

  unpause: async ({ accountId }, context) => {
    await cardFor('unpause', context, accountId)
    const [card] = await context.sql<{ from: number | null }>`
    select paused_from as "from" from card where account_id = ${accountId}`
    await setStatus(context.sql, accountId, card?.from ?? statusId('active'))
    return {}
  },

  block: async ({ accountId }, context) => {
    await cardFor('block', context, accountId)
    await cancelCard(context.sql, accountId)
    return {}
  },

  setAlias: async (input, context) => {
    const { accountId } = input
    await cardFor('editName', context, accountId)
    const alias = input.cardAliasName.trim()
    await context.sql`update card set alias = ${alias === '' ? null : alias}
    where account_id = ${accountId}`
    return {}
  },
} satisfies Partial<Handlers<typeof cardMethods>>

/** Ends a card, the production of its replacement, and a waiting application. Its money stays. */
export async function cancelCard(sql: Sql, accountId: string): Promise<void> {
  await sql`delete from card_application where account_id = ${accountId}`
  await sql`update card set reissued_at = null where account_id = ${accountId}`
  await setStatus(sql, accountId, statusId('canceled'))
}

async function setStatus(sql: Sql, accountId: string, status: number): Promise<void> {
  await sql`update customer_account set status_id = ${status} where id = ${accountId}`
}
