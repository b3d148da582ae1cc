import type { Calls } from '../call.ts'

/** The bank's calls about announcements. */
export const announcementCalls = {
  /** Lists the bank's announcements, newest first, at most 100. Listing doesn't mark them as read. */
  list: {
    name: 'announcementList',
    effect: 'read',
    needs: 'own',
    staff: 'sees',
    answer: 'items',
    staleOn: ['announcementPublished'],
    worded: true,
  },
  /**
   * Returns an announcement, and marks it as read.
   *
   * @throws {SixpenceError} `no_access` if there is none
   */
  open: {
    name: 'announcementGet',
    effect: 'read',
    needs: 'own',
    staff: 'sees',
    answer: 'announcement',
    keep: 'whileShown',
    staleOn: ['announcementPublished'],
    makesOld: ['announcements.list'],
    worded: true,
  },
  /**
   * Accepts or declines an announcement that needs a choice. Repeating the same choice is allowed,
   * in case the answer was lost.
   *
   * @throws {SixpenceError} `invalid_input` if it needs no choice, or a different one was made
   *   before
   */
  answer: {
    name: 'announcementAnswer',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    staffAct: 'own',
  },
} as const satisfies Calls
