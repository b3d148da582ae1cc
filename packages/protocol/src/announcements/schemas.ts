import * as z from 'zod/mini'
import { instantSchema, oneOrMany, wireNumber } from '../wire-values.ts'

/** What can be answered to an announcement that asks. */
export const ANNOUNCEMENT_CHOICES = ['accept', 'decline'] as const

const choiceSchema = /* @__PURE__ */ z.enum(ANNOUNCEMENT_CHOICES)

const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

/** Something that the bank tells everyone. */
export const announcementSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Whether the signed-in person has read it. */
  isRead: z.boolean(),
  title: z.string(),
  /** Plain text; an empty line begins another paragraph. */
  body: z.string(),
  publishedAt: instantSchema,
  /** Asks to be accepted or declined. */
  needsChoice: z.boolean(),
  /** The answer given; it never changes. */
  choice: z.optional(choiceSchema),
})

/** The schemas of the calls, by their names. */
export const announcementSchemas = {
  list: {
    input: z.object({
      /** Only those that ask for a choice. */
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
