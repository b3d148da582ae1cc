import * as z from 'zod/mini'
import { oneOrMany, wireFlag } from '../values/index.ts'

/** A kind of notification through one channel, and its switch. */
export const notificationSettingSchema = /* @__PURE__ */ z.object({
  /** The id of the setting, its group and channel, e.g. `payments.email`. */
  identified: z.string(),
  value: wireFlag(),
  /** One of {@link NOTIFICATION_GROUPS}; a newer bank may know more. */
  group: z.string(),
})

/** The schemas of the calls, by their names. */
export const notificationSchemas = {
  settings: {
    input: z.object({}),
    output: z.object({ items: oneOrMany(notificationSettingSchema) }),
  },
  set: {
    input: z.object({
      identified: z.string().check(z.minLength(1), z.maxLength(64)),
      value: wireFlag(),
    }),
    output: z.object({}),
  },
}

export type NotificationSetting = z.output<typeof notificationSettingSchema>
