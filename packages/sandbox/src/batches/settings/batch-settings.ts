import type { BatchSettings, BatchType } from '@sixpence/protocol'
import type { batchMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'

type Context = Pick<CallerContext, 'sql' | 'caller'>

/** The kinds that pay bank accounts: their holders' names can be compared. */
const TO_BANK_ACCOUNTS: ReadonlySet<BatchType> = new Set(['wire', 'eft'])

/** True if the names in the customer's drafts of a kind are compared with the account holders'. */
export const checksNames = async (context: Context, type: BatchType): Promise<boolean> =>
  TO_BANK_ACCOUNTS.has(type) && (await settingsOf(context)).checksNames

/** Names are compared unless the customer has chosen otherwise. */
async function settingsOf({ sql, caller }: Context): Promise<BatchSettings> {
  const [chosen] = await sql<{ checksNames: boolean }>`
    select checks_names as "checksNames" from batch_setting
    where customer_id = ${caller.customerId}`
  return { checksNames: chosen?.checksNames ?? true }
}

export const batchSettingsHandlers = {
  settings: async (_, context) => ({ settings: await settingsOf(context) }),

  updateSettings: async (settings, context) => {
    const { sql, caller } = context
    const businesses = await sql`
      insert into batch_setting (customer_id, checks_names)
      select id, ${settings.checksNames} from customer
      where id = ${caller.customerId} and party_kind(customer) = 'business'
      on conflict (customer_id) do update set checks_names = excluded.checks_names
      returning customer_id`
    if (businesses.length === 0) throw refuse.accessDenied('Only a business may change this.')
    return { settings }
  },
} satisfies Partial<Handlers<typeof batchMethods>>
