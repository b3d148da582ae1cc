import { useProviderContext, type SignInClient } from './sixpence-context.ts'

/**
 * The session and the way to begin one. At hand before the rest of the bank is loaded. Throws where
 * the provider was given none: that is a defect.
 */
export function useSignInClient(): SignInClient {
  const { signInClient } = useProviderContext()
  if (signInClient) return signInClient
  throw new Error('This component needs a session: hand a Sixpence to SixpenceProvider')
}
