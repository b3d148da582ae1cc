import {
  type Announcement,
  announcementCalls,
  announcementMethods,
} from '@sixpence/protocol/announcements'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** The bank's news for everyone. Available as `sixpence.announcements`. */
export interface Announcements extends ClientOf<typeof announcementMethods, 'list'> {
  /** Lists what the bank has announced, newest first, one hundred at most. Marks nothing as read. */
  list(input?: object, options?: ReadOptions): Promise<readonly Announcement[]>
  /** Only those that ask to be accepted or declined, including answered ones. */
  listNeedingChoice(input?: object, options?: ReadOptions): Promise<readonly Announcement[]>
}

/** The calls about announcements. */
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

/** Whether it still waits to be accepted or declined. */
export const awaitsChoice = ({ needsChoice, choice }: Announcement): boolean =>
  needsChoice && choice === undefined
