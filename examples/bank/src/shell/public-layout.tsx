import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router'
import { PublicFrame } from './public-frame.tsx'

/** Around the screens for people who are not signed in. */
export function PublicLayout() {
  const { config } = useRouteContext({ from: '__root__' })
  const { pathname } = useLocation()
  return (
    <PublicFrame pathname={pathname} inbox={config.inbox}>
      <Outlet />
    </PublicFrame>
  )
}
