import type { RepresentativeTax } from '@sixpence/core/access'
import { isSixpenceError } from '@sixpence/core/errors'
import { redirect } from '@tanstack/react-router'
import { openBank, type BankClient } from '../client/open-bank.ts'
import { recall, remember } from '../session/session-memory.ts'

/**
 * Requests the data of the representative with a mailed secret. Goes to the sign-in page if there
 * is no secret or the bank refuses it.
 */
export async function loadInvitation({ bank }: { bank: BankClient }): Promise<RepresentativeTax> {
  const secret = recall('authSecret')
  if (secret === undefined) throw redirect({ to: '/login' })
  const sixpence = await openBank(bank)
  try {
    return await sixpence.access.representativeTax({ authSecret: secret })
  } catch (cause) {
    if (!isSixpenceError(cause) || !REFUSED.has(cause.code)) throw cause
    remember('authSecret', undefined)
    throw redirect({ to: '/login' })
  }
}

const REFUSED: ReadonlySet<string> = new Set(['no_access', 'invalid_input', 'refused'])
