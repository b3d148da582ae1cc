import * as z from 'zod/mini'
import { instantSchema, oneOrMany, wireNumber } from '../values/index.ts'
import { ANNOUNCEMENT_CHOICES } from './facts.ts'

const choiceSchema = /* @__PURE__ */ z.enum(ANNOUNCEMENT_CHOICES)

const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** An announcement of the bank to all its customers. */
export const announcementSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** True if the signed-in user has read it. */
  isRead: z.boolean(),
  title: z.string(),
  /** Plain text; an empty line starts a new paragraph. */
  body: z.string(),
  publishedAt: instantSchema,
  /** True if the user must accept or decline it. */
  needsChoice: z.boolean(),
  /** The choice made; it can't be changed. */
  choice: z.optional(choiceSchema),
})

/** The schemas of the calls, by their names. */
export const announcementSchemas = {
  list: {
    input: z.object({
      /** Returns only announcements that need a choice. */
      withConfirmation: z.optional(z.boolean()),
    }),
    output: z.object({ items: oneOrMany(announcementSchema), total: wireNumber() }),
  },
  open: {
    input: z.object({ id: idSchema }),
    output: z.object({ announcement: announcementSchema }),
  },
  answer: { input: z.object({ id: idSchema, choice: choiceSchema }), output: z.object({}) },
}

export type Announcement = z.output<typeof announcementSchema>

export type AnnouncementChoice = z.output<typeof choiceSchema>
