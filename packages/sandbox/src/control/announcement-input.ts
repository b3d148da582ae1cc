import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { publishAnnouncement } from '../announcements/index.ts'
import type { Sql } from '../db/index.ts'

/** The input of `POST /announcements`: one announcement to everybody. */
export const announcementInputSchema = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Plain text; an empty line starts a new paragraph. */
  body: z.string().check(z.minLength(1), z.maxLength(4000)),
  /** True if people can accept or decline it. */
  needsChoice: z.optional(z.boolean()),
})

type AnnouncementInput = z.output<typeof announcementInputSchema>

/** Publishes an announcement, like the bank would. */
export async function announce(
  sql: Sql,
  { title, body, needsChoice = false }: AnnouncementInput,
  { clock, newId }: Pick<Bank, 'clock' | 'newId'>,
): Promise<{ readonly id: string }> {
  const texts = { en: { title, body } }
  return { id: await publishAnnouncement({ texts, needsChoice }, { sql, clock, newId }) }
}
