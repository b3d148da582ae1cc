import type { Calls } from '../../call.ts'

/** Saved buttons: things that can be paid for without a server of the merchant's. */
export const savedButtonCalls = {
  /** Lists the saved buttons, newest first, with the origins to which payers can return. */
  savedButtons: {
    name: 'savedButtonList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
  },
  /** Returns a saved button. */
  savedButton: {
    name: 'savedButtonGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'item',
  },
  /**
   * Creates a saved button.
   *
   * @throws {SixpenceError} `invalid_input` with the field; also for a `returnUrl` on none of the
   *   merchant's registered origins, and for a 501st button
   */
  createSavedButton: {
    name: 'savedButtonCreate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'item',
    makesOld: ['merchant.savedButtons'],
  },
  /**
   * Changes a saved button on all pages at once. Checkouts that have already begun keep their
   * price. Fields that aren't given stay the same. If `type` is given, however, price, limits,
   * interval, logo and return address are replaced by those given with it.
   */
  updateSavedButton: {
    name: 'savedButtonUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'item',
    makesOld: ['merchant.savedButtons', 'merchant.savedButton'],
  },
  /**
   * Deletes a saved button; pages that contain it say so. Its unpaid checkouts end as refused, paid
   * ones stay paid.
   */
  deleteSavedButton: {
    name: 'savedButtonDelete',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.savedButtons', 'merchant.savedButton'],
  },
} as const satisfies Calls
