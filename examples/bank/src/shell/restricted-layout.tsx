import { ActingBar } from '@sixpence/react/access'
import { useLoaderData } from '@tanstack/react-router'
import { RestrictedFrame } from './restricted-frame.tsx'
import { SignedInScreen } from './signed-in-screen.tsx'

/** The layout of screens before the bank itself. It has no links further in. */
export function RestrictedLayout() {
  const sixpence = useLoaderData({ from: '/restricted' })
  return (
    <RestrictedFrame sixpence={sixpence} notices={<ActingBar />}>
      <SignedInScreen />
    </RestrictedFrame>
  )
}
