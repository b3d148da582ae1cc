import { useAttempt } from '../attempts/index.ts'
import { useSignInClient } from '../provider/index.ts'

/** Lets the customer leave, here and in every tab, whether or not the bank can be reached. */
export function useSignOut(): { signOut: () => Promise<void>; isPending: boolean } {
  const { session } = useSignInClient()
  const { isPending, run } = useAttempt()
  return { isPending, signOut: () => run(() => session.signOut()) }
}
