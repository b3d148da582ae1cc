import type { Bank } from '@sixpence/core/bank'
import { useContext } from 'react'
import { SixpenceContext, useProviderContext, type SixpenceClient } from './sixpence-context.ts'

/**
 * Returns the bank without a screen; open a domain with its `use`. Throws if the provider has none,
 * or only a session: that is a defect.
 */
export function useSixpence(): Bank {
  const whole = useContext(SixpenceContext)
  const { signInClient } = useProviderContext()
  if (whole) return whole
  if (isBank(signInClient)) return signInClient
  throw new Error(
    signInClient
      ? 'SixpenceProvider has only a session here: pass `sixpence`, from createBank or createSixpence, to BankStore'
      : 'This component needs a bank: pass `sixpence`, from createBank or createSixpence, to SixpenceProvider',
  )
}

function isBank(client: SixpenceClient | undefined): client is Bank {
  return client !== undefined && 'use' in client
}
