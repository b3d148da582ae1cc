import type { AnnouncementChoice } from '@sixpence/protocol'
import type { announcementMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { findAnnouncements } from './find-announcements.ts'
import { notThere } from './not-there.ts'

export const answerAnnouncementHandlers = {
  /** Keeps the first answer. The same one again changes nothing; another one is refused. */
  answer: async ({ id, choice }, context) => {
    const { sql, caller, clock } = context
    const [announcement] = (await findAnnouncements(context, { id })).items
    if (!announcement) throw notThere()
    if (!announcement.needsChoice) throw refuse.invalid('choice', 'This asks for no answer.')
    // In one statement, so that the first of two simultaneous answers stays.
    const [kept] = await sql<{ choice: AnnouncementChoice }>`
      insert into announcement_reading as reading (announcement_id, customer_id, read_at, choice)
      values (${id}, ${caller.ownCustomerId}, ${clock.now()}, ${choice})
      on conflict (announcement_id, customer_id)
        do update set choice = coalesce(reading.choice, excluded.choice)
      returning choice`
    if (kept?.choice !== choice)
      throw refuse.invalid('choice', 'You have given another answer already.')
    return {}
  },
} satisfies Partial<Handlers<typeof announcementMethods>>
