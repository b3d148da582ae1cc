import { ErrorBoundary } from '@sixpence/react/provider'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { recoverScreen } from '../loading/recover-screen.ts'
import { useShownPath } from '../loading/use-shown-path.ts'
import { PublicFrame } from './public-frame.tsx'

/** The layout of screens for people who aren't signed in. */
export function PublicLayout() {
  const { config } = useRouteContext({ from: '__root__' })
  const pathname = useShownPath()
  return (
    <PublicFrame pathname={pathname} inbox={config.inbox}>
      <ErrorBoundary resetKey={pathname} onError={error => void recoverScreen(error)}>
        <Outlet />
      </ErrorBoundary>
    </PublicFrame>
  )
}
