import { type Announcement, type AnnouncementChoice, announcementMethods } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'

/** What the bank tells everybody. Reached as `sixpence.announcements`. */
export interface Announcements {
  /** Newest first, one hundred at most. Reads none of them. */
  list(signal?: AbortSignal): Promise<readonly Announcement[]>
  /** Those alone that ask to be accepted or declined, answered ones too. */
  listAsking(signal?: AbortSignal): Promise<readonly Announcement[]>
  /**
   * Opens one, which is what makes it read.
   *
   * @throws {SixpenceError} `no_access` when there is none
   */
  open(id: string, signal?: AbortSignal): Promise<Announcement>
  /**
   * Accepts or declines one that asks. The same answer may be given again after a lost one.
   *
   * @throws {SixpenceError} `invalid_input` when it asks for none, or another one was given before
   */
  answer(id: string, choice: AnnouncementChoice): Promise<void>
}

/** Binds the calls about announcements to a bank. */
export function createAnnouncements(call: CallNamedMethod): Announcements {
  return {
    list: async signal => (await call(announcementMethods.list, {}, { signal })).items,
    async listAsking(signal) {
      return (await call(announcementMethods.list, { withConfirmation: true }, { signal })).items
    },
    open: async (id, signal) =>
      (await call(announcementMethods.open, { id }, { signal })).announcement,
    async answer(id, choice) {
      await call(announcementMethods.answer, { id, choice })
    },
  }
}

/** Whether it still waits to be accepted or declined. */
export const awaitsChoice = ({ needsChoice, choice }: Announcement): boolean =>
  needsChoice && choice === undefined
