import type { Calls } from '../../call.ts'

/** Logos: pictures that a business shows to whoever pays it. */
export const logoCalls = {
  /** Lists the logos, in the order in which they came. */
  logos: {
    name: 'logoList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
  },
  /** One logo. */
  logo: {
    name: 'logoGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'logo',
  },
  /**
   * Adds a logo: a form of `data` and the picture. Of the picture the bank keeps the pixels, and
   * fewer of a large one. The first logo is the default; so is one that says so, in the place of
   * another.
   *
   * @throws {SixpenceError} `invalid_input` names the rule that the picture breaks, e.g.
   *   `logoSides`; also for a 1,001st logo
   */
  createLogo: {
    name: 'logoCreate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'logo',
    makesOld: ['merchant.logos', 'merchant.logo'],
  },
  /**
   * Renames a logo, makes it the default, or changes its picture. An empty name keeps the name.
   *
   * @throws {SixpenceError} `invalid_input` where it is to be the default no more: another one is
   *   made that; also as for `createLogo`
   */
  updateLogo: {
    name: 'logoUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'logo',
    makesOld: ['merchant.logos', 'merchant.logo'],
  },
  /** Deletes a logo. What shows it shows the default from then on, which is the oldest of the rest. */
  deleteLogo: {
    name: 'logoDelete',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.logos', 'merchant.logo'],
  },
} as const satisfies Calls
