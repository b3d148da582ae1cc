import type { Sixpence, SixpenceOptions } from '@sixpence/core'
import type { CreateSessionOptions, SessionHandle } from '@sixpence/core/session'

/** The door that the first page comes with, and what the rest of the bank is opened with. */
export interface BankDoor {
  readonly door: SessionHandle
  readonly options: CreateSessionOptions & Pick<SixpenceOptions, 'ipPrivacy'>
}

const opened = new WeakMap<SessionHandle, Promise<Sixpence>>()

/** Loads the rest of the bank behind a door, once. A load that failed is tried again when asked. */
export function openBank(bank: BankDoor): Promise<Sixpence> {
  const known = opened.get(bank.door)
  if (known) return known
  const opening = load(bank)
  opened.set(bank.door, opening)
  opening.catch(() => opened.delete(bank.door))
  return opening
}

async function load({ door, options }: BankDoor): Promise<Sixpence> {
  const { createSixpence } = await import('@sixpence/core')
  return createSixpence({ ...options, session: door })
}
