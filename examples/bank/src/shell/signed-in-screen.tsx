import { useDictionariesAhead } from '@sixpence/react/dictionaries'
import { useSession } from '@sixpence/react/provider'
import { Skeleton } from '@sixpence/react/ui'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

/**
 * The screen that the address names, for as long as somebody is signed in: it goes with the
 * session, before the one has come that follows it, and says nothing on its way. Lists to choose
 * from come once it is there.
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
