import { useProviderContext, type SignInClient } from './sixpence-context.ts'

/** The session and the way to begin one. At hand before the rest of the bank is loaded. */
export function useSignInClient(): SignInClient {
  return useProviderContext().signInClient
}
