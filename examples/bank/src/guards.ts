import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { internalPath } from './internal-path.ts'
import type { BankDoor } from './open-bank.ts'

interface Visit {
  context: { bank: BankDoor }
  location: ParsedLocation
}

/** Lets nobody in who is not signed in, and remembers where they wanted to go. */
export async function requireSignIn({ context, location }: Visit): Promise<void> {
  const session = await context.bank.door.session.restore()
  if (session.status === 'signed_in') return
  // Who left on purpose starts afresh; who was signed out comes back to the same place.
  const hasLeft = session.status === 'signed_out' && session.because === 'left'
  const path = hasLeft ? undefined : internalPath(location.href)
  throw redirect({ to: '/login', search: { to: path === '/home' ? undefined : path } })
}

/** Sends somebody who is signed in already to where they wanted to go. */
export async function leaveWhenSignedIn({
  context,
  search,
}: {
  context: { bank: BankDoor }
  search: { to?: string | undefined }
}): Promise<void> {
  const session = await context.bank.door.session.restore()
  if (session.status === 'signed_in') throw redirect({ href: search.to ?? '/home' })
}
