import { useAttempt } from '../attempts/index.ts'
import { useSignInClient } from '../provider/index.ts'

/**
 * Returns a function that signs the customer out, here and in every tab, even if the bank can't be
 * reached.
 */
export function useSignOut(): { signOut: () => Promise<void>; isPending: boolean } {
  const { session } = useSignInClient()
  const { isPending, run } = useAttempt()
  return { isPending, signOut: () => run(() => session.signOut()) }
}
