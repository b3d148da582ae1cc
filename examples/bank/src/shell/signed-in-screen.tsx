import { useDictionariesAhead } from '@sixpence/react/dictionaries'
import { useSession } from '@sixpence/react/provider'
import { Skeleton } from '@sixpence/react/ui'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

/**
 * The screen in the address, while somebody is signed in. It is removed with the session, before
 * the next screen has loaded, and announces nothing meanwhile. Dictionaries load once it is shown.
 */
export function SignedInScreen() {
  const { status } = useSession()
  useDictionariesAhead()
  const waiting = <Skeleton lines={5} />
  return status === 'signed_out' ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>
      <Outlet />
    </Suspense>
  )
}
