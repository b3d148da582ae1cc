import { lazyComponent } from '@sixpence/react/ui'
import type { ComponentType } from 'react'
import type { BankClient } from './client/open-bank.ts'
import { remember } from './session/session-memory.ts'

/** Values taken from the page's address because they must not stay in it. */
export interface Arrival {
  /**
   * Does what can be done before the first screen is chosen. Returns the notice or question to show
   * over that screen.
   */
  readonly settle: (bank: BankClient) => Promise<ComponentType | undefined>
}

const EmailConfirmation = lazyComponent(
  () => import('./shell/email-confirmation.tsx'),
  'EmailConfirmation',
)

/**
 * Removes the customer to act for and all secrets from the page's address and its history entry,
 * before anything reads them. That customer is only a link's wish until the user agrees.
 */
export function takeArrival(): Arrival {
  const { linked, secret, confirmed, code, codeVerifier } = takeFromAddress()
  if (linked) remember('linkedCustomer', linked)
  if (secret) remember('authSecret', secret)
  return {
    async settle({ session }) {
      if (code && codeVerifier) {
        const { settleHandover } = await import('./shell/handover.tsx')
        return settleHandover(session, { code, codeVerifier })
      }
      if (confirmed !== 'success' && confirmed !== 'fail') return undefined
      return () => <EmailConfirmation outcome={confirmed} />
    },
  }
}

function takeFromAddress() {
  const url = new URL(location.href)
  const { searchParams } = url
  const take = (name: string): string | undefined => {
    const value = searchParams.get(name) ?? undefined
    searchParams.delete(name)
    return value
  }
  // Without a verifier, the code is a mailed one, for the page that its link leads to.
  const isHandover = searchParams.has('codeVerifier')
  const taken = {
    linked: take('fromCustomerId'),
    secret: take('authSecret'),
    confirmed: take('emailConfirmation'),
    code: isHandover ? take('code') : undefined,
    codeVerifier: take('codeVerifier'),
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  return taken
}
