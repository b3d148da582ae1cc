import { useSignOut } from '@sixpence/react/sign-in'
import { Button } from '@sixpence/react/ui'

/** Ends the session of this page. */
export function SignOutLink({ children }: { children: string }) {
  const { signOut, isPending } = useSignOut()
  return (
    <Button variant="link" size="small" isPending={isPending} onPress={() => void signOut()}>
      {children}
    </Button>
  )
}
