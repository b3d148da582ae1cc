import { StatusBanner } from '@sixpence/react/verification'
import { useShownPath } from '../loading/use-shown-path.ts'

/** Pages that say of the status what there is to say. */
const SAYS_IT_ITSELF: ReadonlySet<string> = new Set([
  '/limited-account',
  '/unverified-account',
  '/profile/identity',
  '/profile/video-identity',
])

/** What the bank waits for, above every screen that is about something else. */
export function StatusNotice() {
  const pathname = useShownPath()
  if (SAYS_IT_ITSELF.has(pathname)) return null
  return (
    <div className="sp-status-notice">
      <StatusBanner path={pathname} isHere={pathname === '/profile'} />
    </div>
  )
}
