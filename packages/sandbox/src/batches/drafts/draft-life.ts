import { DAY_MS, DRAFT_LIFE_DAYS } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'

const LIFE_MS = DRAFT_LIFE_DAYS * DAY_MS

/** Returns the time after which a draft must have been changed to be kept still. */
export const keptSince = ({ clock }: Pick<CallerContext, 'clock'>): Date =>
  new Date(clock.now().getTime() - LIFE_MS)

/** Returns the time at which the bank deletes a draft, unless it is changed before. */
export const expiryOf = (changedAt: Date): string =>
  new Date(changedAt.getTime() + LIFE_MS).toISOString()
