import { ActingBar } from '@sixpence/react/access'
import { useLoaderData } from '@tanstack/react-router'
import { RestrictedFrame } from './restricted-frame.tsx'
import { SignedInScreen } from './signed-in-screen.tsx'

/** Around what comes before the bank itself: nothing leads further in than the screen says. */
export function RestrictedLayout() {
  const sixpence = useLoaderData({ from: '/restricted' })
  return (
    <RestrictedFrame sixpence={sixpence} notices={<ActingBar />}>
      <SignedInScreen />
    </RestrictedFrame>
  )
}
