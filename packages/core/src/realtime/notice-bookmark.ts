import * as z from 'zod/mini'
import { parseJson } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'

/** As many as the bank may send again of those that stand before the last one. */
const REMEMBERED = 50

const recordSchema = /* @__PURE__ */ z.object({
  userId: z.string(),
  /** All notices before this one have been shown. */
  lastId: z.string(),
  told: z.array(z.string()),
})

/** How far a tab is in telling one customer the notices, kept over a reload of its page. */
export type NoticeProgress = Omit<z.output<typeof recordSchema>, 'userId'>

/** Keeps the progress of the signed-in user alone, and forgets it when they sign out. */
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
