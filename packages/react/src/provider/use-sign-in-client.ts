import { useProviderContext, type SixpenceClient } from './sixpence-context.ts'

/**
 * Returns the session and the way to begin one. Available before the rest of the bank is loaded.
 * Throws if the provider was given none: that is a defect.
 */
export function useSignInClient(): SixpenceClient {
  const { signInClient } = useProviderContext()
  if (signInClient) return signInClient
  throw new Error(
    'This component needs a session: pass `sixpence`, from createBank, createSixpence or createSession, to SixpenceProvider',
  )
}
