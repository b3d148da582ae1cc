import type { Calls } from '../call.ts'

/** What can be asked of a bank about cards that money is paid out to. */
export const externalCardCalls = {
  /** Lists the cards that money can be paid out to, without their numbers. */
  externalCards: {
    name: 'externalCardList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
  },
  /**
   * Lets the number of a card be typed into a vault's frame, for a quarter of an hour. The number
   * itself never comes here.
   *
   * @throws {SixpenceError} `invalid_input` names `hostOrigin` or `heldBy` where the bank does not
   *   know the page
   */
  openExternalCard: {
    name: 'externalCardOpen',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    makesOld: [],
  },
  /**
   * Adds a card that money can be paid out to, by the token that the vault has answered for its
   * number. A card that was added before is answered, and not added again.
   *
   * @throws {SixpenceError} `invalid_input` names `token`, where nothing is paid to such cards, no
   *   card begins so, or the token is over; `expires`; `holderName`
   */
  addExternalCard: {
    name: 'externalCardAdd',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    answer: 'card',
    makesOld: ['transfers.externalCards'],
  },
  /** Removes a card. Payments that were made to it stay as they are. */
  removeExternalCard: {
    name: 'externalCardDelete',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    makesOld: ['transfers.externalCards'],
  },
} as const satisfies Calls
