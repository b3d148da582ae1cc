import type { Calls } from '../call.ts'

/** What can be asked of a bank about announcements. */
export const announcementCalls = {
  /** Lists what the bank has announced, newest first, one hundred at most. Listing reads nothing. */
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
   * Opens one, which is what makes it read.
   *
   * @throws {SixpenceError} `no_access` when there is none
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
   * Accepts or declines one that asks. The same answer may be given again after a lost one.
   *
   * @throws {SixpenceError} `invalid_input` when it asks for none, or another one was given before
   */
  answer: {
    name: 'announcementAnswer',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    staffAct: 'own',
  },
} as const satisfies Calls
