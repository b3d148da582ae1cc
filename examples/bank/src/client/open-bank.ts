import type { Sixpence, SixpenceOptions } from '@sixpence/core'
import type { CreateSessionOptions, SessionHandle } from '@sixpence/core/session'

/** The session that the first page loads, and what is needed to open the rest of the bank. */
export interface BankClient {
  readonly session: SessionHandle
  readonly options: CreateSessionOptions & Pick<SixpenceOptions, 'ipPrivacy'>
}

const opened = new WeakMap<SessionHandle, Promise<Sixpence>>()

/** Loads the rest of the bank, once. After a failed load, the next call tries again. */
export function openBank(bank: BankClient): Promise<Sixpence> {
  const known = opened.get(bank.session)
  if (known) return known
  const opening = load(bank)
  opened.set(bank.session, opening)
  opening.catch(() => opened.delete(bank.session))
  return opening
}

async function load({ session, options }: BankClient): Promise<Sixpence> {
  const { createSixpence } = await import('./create-bank.ts')
  return createSixpence({ ...options, session })
}
