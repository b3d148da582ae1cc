import * as z from 'zod/mini'
import { parseJson } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'

/** The number of preceding notices that the bank may send again. */
const REMEMBERED = 50

const recordSchema = /* @__PURE__ */ z.object({
  userId: z.string(),
  /** All notices up to this one have been shown. */
  lastId: z.string(),
  told: z.array(z.string()),
})

/** A tab's progress in showing notices to one customer, kept across reloads. */
export type NoticeProgress = Omit<z.output<typeof recordSchema>, 'userId'>

/** Keeps only the signed-in user's progress, and forgets it when they sign out. */
export interface NoticeBookmark {
  read(userId: string): NoticeProgress | undefined
  keep(userId: string, progress: NoticeProgress): void
  forget(): void
}

/** Binds the bookmark to this tab. */
export function createNoticeBookmark(
  { tabStorage }: Pick<Platform, 'tabStorage'>,
  namespace: string,
): NoticeBookmark {
  const key = `${namespace}/notices`
  return {
    read(userId) {
      const text = tabStorage.read(key)
      const record = text && z.safeParse(recordSchema, parseJson(text)?.value).data
      return record && record.userId === userId ? record : undefined
    },
    keep: (userId, { lastId, told }) =>
      tabStorage.write(key, JSON.stringify({ userId, lastId, told: told.slice(-REMEMBERED) })),
    forget: () => tabStorage.remove(key),
  }
}
