import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
  type NotificationChannel,
  type NotificationGroup,
  type NotificationSetting,
} from '@sixpence/protocol'
import type { notificationMethods } from '@sixpence/protocol/schemas'
import type { Sql } from '../db/index.ts'
import { type Handlers, refuse } from '../http/index.ts'

/** The group that can't be switched off: customers need security notices to protect themselves. */
const LOCKED: NotificationGroup = 'security'

const SETTINGS = NOTIFICATION_GROUPS.flatMap(group =>
  NOTIFICATION_CHANNELS.map(channel => ({ group, identified: nameOf(group, channel) })),
)

/** Returns the protocol's name of the setting of a channel. */
export function nameOf(group: NotificationGroup, channel: NotificationChannel): string {
  return `${group}.${channel}`
}

/** Checks if a customer has switched a channel on for a group of notices. */
export async function isChannelEnabled(
  sql: Sql,
  customerId: string,
  [group, channel]: readonly [NotificationGroup, NotificationChannel],
): Promise<boolean> {
  if (group === LOCKED) return true
  const [set] = await sql<{ value: boolean }>`
    select value from notification_setting
    where customer_id = ${customerId} and identified = ${nameOf(group, channel)}`
  return set?.value ?? true
}

export const notificationHandlers = {
  settings: async (_input, { sql, caller }) => {
    const rows = await sql<{ identified: string; value: boolean }>`
    select identified, value from notification_setting where customer_id = ${caller.customerId}`
    const set = new Map(rows.map(({ identified, value }) => [identified, value]))
    return {
      items: SETTINGS.map(({ identified, group }): NotificationSetting => ({
        identified,
        value: set.get(identified) ?? true,
        group,
      })),
    }
  },

  set: async ({ identified, value }, { sql, caller }) => {
    const setting = SETTINGS.find(one => one.identified === identified)
    if (!setting) throw notThis('There is no such setting.')
    if (setting.group === LOCKED && !value) {
      throw notThis('What is about your security you are always told.')
    }
    await sql`
      insert into notification_setting (customer_id, identified, value)
      values (${caller.customerId}, ${identified}, ${value})
      on conflict (customer_id, identified) do update set value = excluded.value`
    return {}
  },
} satisfies Partial<Handlers<typeof notificationMethods>>

const notThis = (description: string) => refuse.invalid('identified', description)
