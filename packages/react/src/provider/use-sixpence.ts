import type { Sixpence } from '@sixpence/core'
import { useContext } from 'react'
import { SixpenceContext, useProviderContext, type SignInClient } from './sixpence-context.ts'

/**
 * Returns the bank without a screen. Throws if only its sign-in client is available: that is a
 * defect.
 */
export function useSixpence(): Sixpence {
  const whole = useContext(SixpenceContext)
  const { signInClient } = useProviderContext()
  if (whole) return whole
  if (isWhole(signInClient)) return signInClient
  throw new Error('This component needs a whole Sixpence: hand it to SixpenceProvider or BankStore')
}

function isWhole(client: SignInClient | undefined): client is Sixpence {
  return client !== undefined && 'accounts' in client
}
