import type { Calls } from '../call.ts'

/** What can be asked of a bank about cards that money is paid out to. */
export const externalCardCalls = {
  externalCards: {
    name: 'externalCardList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
  },
  openExternalCard: {
    name: 'externalCardOpen',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    makesOld: [],
  },
  addExternalCard: {
    name: 'externalCardAdd',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    answer: 'card',
    makesOld: ['transfers.externalCards'],
  },
  removeExternalCard: {
    name: 'externalCardDelete',
    effect: 'write',
    needs: 'initiate',
    permission: ['octOwn', 'oct3d'],
    staff: 'never',
    makesOld: ['transfers.externalCards'],
  },
} as const satisfies Calls
