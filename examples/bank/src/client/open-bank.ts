import type { Sixpence, SixpenceOptions } from '@sixpence/core'
import type { CreateSessionOptions, SessionHandle } from '@sixpence/core/session'

/** The session that the first page comes with, and what the rest of the bank is opened with. */
export interface BankClient {
  readonly session: SessionHandle
  readonly options: CreateSessionOptions & Pick<SixpenceOptions, 'ipPrivacy'>
}

const opened = new WeakMap<SessionHandle, Promise<Sixpence>>()

/** Loads the rest of the bank, once. A load that failed is tried again when asked. */
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
