import { StatusBanner } from '@sixpence/react/verification'
import { useShownPath } from '../loading/use-shown-path.ts'

/** Pages that show the status themselves. */
const SAYS_IT_ITSELF: ReadonlySet<string> = new Set([
  '/limited-account',
  '/unverified-account',
  '/profile/identity',
  '/profile/video-identity',
])

/** The status of the customer's verification, above every screen about something else. */
export function StatusNotice() {
  const pathname = useShownPath()
  if (SAYS_IT_ITSELF.has(pathname)) return null
  return (
    <div className="sp-status-notice">
      <StatusBanner path={pathname} hideLink={pathname === '/profile'} />
    </div>
  )
}
