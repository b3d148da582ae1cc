import type { announcementMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { findAnnouncements } from './find-announcements.ts'
import { notThere } from './not-there.ts'

export const readAnnouncementsHandlers = {
  list: async ({ withConfirmation }, context) => {
    const { items, total } = await findAnnouncements(context, {
      needsChoice: withConfirmation === true,
    })
    return { items: [...items], total }
  },

  /** Opening an announcement marks it as read; the first time stays. */
  open: async ({ id }, context) => {
    const { sql, caller, clock } = context
    const [announcement] = (await findAnnouncements(context, { id })).items
    if (!announcement) throw notThere()
    await sql`
    insert into announcement_reading (announcement_id, customer_id, read_at)
    values (${id}, ${caller.ownCustomerId}, ${clock.now()})
    on conflict do nothing`
    return { announcement: { ...announcement, isRead: true } }
  },
} satisfies Partial<Handlers<typeof announcementMethods>>
