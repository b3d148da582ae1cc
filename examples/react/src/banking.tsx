import { useNavigateTo, useSession, type Destination } from '@sixpence/react/provider'
import { SignIn } from '@sixpence/react/sign-in'
import { Skeleton } from '@sixpence/react/ui'
import { lazy, Suspense, useEffect } from 'react'
import { preload } from './bank.ts'

// Loaded after sign-in, so that the first page appears sooner.
const Customer = lazy(async () => {
  const words = preload('en', ['accounts', 'account', 'attempts', 'payments', 'transfers'])
  const [{ Customer: component }] = await Promise.all([import('./customer.tsx'), words])
  return { default: component }
})

const loading = <Skeleton shape="row" lines={4} />

/** Shows the sign-in or the customer's page. The server never knows if someone is signed in. */
export function Banking({ place }: { place: Destination }) {
  const { status } = useSession()
  const navigateTo = useNavigateTo()
  useEffect(() => {
    // The next user starts from the beginning.
    if (status === 'signed_out') navigateTo({ to: 'ownTransfer' })
  }, [status, navigateTo])
  if (status === 'restoring') return loading
  if (status === 'signed_out') return <SignIn />
  return (
    <Suspense fallback={loading}>
      <Customer place={place} />
    </Suspense>
  )
}
