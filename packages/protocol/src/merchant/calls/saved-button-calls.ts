import type { Calls } from '../../call.ts'

/** Saved buttons: what can be paid for without a server of the merchant's. */
export const savedButtonCalls = {
  /** Lists the saved buttons, newest first, with the origins that payers can be led back to. */
  savedButtons: {
    name: 'savedButtonList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
  },
  /** One saved button. */
  savedButton: {
    name: 'savedButtonGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'item',
  },
  /**
   * Makes a saved button.
   *
   * @throws {SixpenceError} `invalid_input` names the field; also for a `returnUrl` that is on none
   *   of the merchant's registered origins, and for a 501st button
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
   * Changes what a saved button asks for, in all pages at once. What was begun keeps its price.
   * What isn't named stays; where a `type` is named, price, bounds, rhythm, logo and return address
   * are those that are named with it.
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
   * Deletes a saved button: its pages say so. What was begun by it and is not paid ends as refused;
   * what is paid stays paid.
   */
  deleteSavedButton: {
    name: 'savedButtonDelete',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.savedButtons', 'merchant.savedButton'],
  },
} as const satisfies Calls
