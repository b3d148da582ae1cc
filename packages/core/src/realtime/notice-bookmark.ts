import { decoder, list, object, string, type ValueOf } from '@sixpence/protocol/decode'
import { parseJson } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'

/** The number of preceding notices that the bank may send again. */
const REMEMBERED = 50

const recordDecoder = /* @__PURE__ */ decoder(
  object({
    userId: string,
    /** All notices up to this one have been shown. */
    lastId: string,
    told: list(string),
  }),
)

/** A tab's progress in showing notices to one customer, kept across reloads. */
export type NoticeProgress = Omit<ValueOf<typeof recordDecoder>, 'userId'>

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
      const record = text && recordDecoder.decode(parseJson(text)?.value).value
      return record && record.userId === userId ? record : undefined
    },
    keep: (userId, { lastId, told }) =>
      tabStorage.write(key, JSON.stringify({ userId, lastId, told: told.slice(-REMEMBERED) })),
    forget: () => tabStorage.remove(key),
  }
}
