import {
  type Announcement,
  announcementCalls,
  announcementMethods,
} from '@sixpence/protocol/announcements'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** The bank's news for everyone. Available as `sixpence.announcements`. */
export interface Announcements extends ClientOf<typeof announcementMethods, 'list'> {
  /** Lists the bank's announcements, newest first, at most 100. Marks nothing as read. */
  list(input?: object, options?: ReadOptions): Promise<readonly Announcement[]>
  /** Lists only those that need to be accepted or declined, including those already answered. */
  listNeedingChoice(input?: object, options?: ReadOptions): Promise<readonly Announcement[]>
}

/** Calls about announcements. */
export const announcements: Domain<Announcements, typeof announcementCalls> = {
  name: 'announcements',
  calls: announcementCalls,
  open(bank) {
    const client = clientOf(bank, announcementMethods)
    return {
      ...client,
      list: (_input, options) => client.list({}, options),
      listNeedingChoice: (_input, options) => client.list({ withConfirmation: true }, options),
    }
  },
}

/** True if it still needs to be accepted or declined. */
export const awaitsChoice = ({ needsChoice, choice }: Announcement): boolean =>
  needsChoice && choice === undefined
