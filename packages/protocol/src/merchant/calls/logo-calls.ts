import type { CallFiles, Calls } from '../../call.ts'
import { MOST_FORM_FILE_BYTES } from '../../files/index.ts'
import { LOGO_PART } from '../facts.ts'

const PICTURE = {
  names: [LOGO_PART],
  types: ['image/png', 'image/jpeg'],
  mostBytes: MOST_FORM_FILE_BYTES,
} as const satisfies CallFiles

/** Logos: pictures that a business shows to its payers. */
export const logoCalls = {
  /** Lists the logos, oldest first. */
  logos: {
    name: 'logoList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
  },
  /** Returns a logo. */
  logo: {
    name: 'logoGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'logo',
  },
  /**
   * Adds a logo, from a form with `data` and the picture. The bank only keeps the pixels, and
   * scales down a large picture. The first logo is the default; a later one replaces it if it asks
   * to.
   *
   * @throws {SixpenceError} `invalid_input` with the rule that the picture breaks, e.g.
   *   `logoSides`; also for a 1,001st logo
   */
  createLogo: {
    name: 'logoCreate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'logo',
    files: PICTURE,
    makesOld: ['merchant.logos', 'merchant.logo'],
  },
  /**
   * Renames a logo, makes it the default, or changes its picture. An empty name keeps the old one.
   *
   * @throws {SixpenceError} `invalid_input` for making it no longer the default (make another one
   *   the default instead); also as for `createLogo`
   */
  updateLogo: {
    name: 'logoUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'logo',
    files: PICTURE,
    makesOld: ['merchant.logos', 'merchant.logo'],
  },
  /**
   * Deletes a logo. Everything that used it shows the default instead. If it was the default, the
   * oldest remaining one becomes it.
   */
  deleteLogo: {
    name: 'logoDelete',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.logos', 'merchant.logo'],
  },
} as const satisfies Calls
