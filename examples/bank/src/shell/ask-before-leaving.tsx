import { useMessages } from '@sixpence/react/i18n'
import { useSixpence } from '@sixpence/react/provider'
import { AskPopup } from '@sixpence/react/ui'
import { useBlocker } from '@tanstack/react-router'

/** Asks before the user leaves a screen on which something isn't saved. */
export function AskBeforeLeaving({ isAsking }: { isAsking: boolean }) {
  const { t } = useMessages('shell')
  const { session } = useSixpence()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isAsking && current.pathname !== next.pathname && isSignedIn(),
    enableBeforeUnload: isAsking,
    withResolver: true,
  })
  // The end of a session leaves nothing on the screen.
  const isSignedIn = () => session.getSnapshot().status === 'signed_in'
  if (blocker.status !== 'blocked') return null
  return (
    <AskPopup
      of={NOTHING_SENT}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmText={t('leaveCta')}
      cancelText={t('stayCta')}
      isDanger
      onClose={blocker.reset}
      onConfirm={async () => {
        blocker.proceed()
        return true
      }}
    />
  )
}

const NOTHING_SENT = { error: undefined, isPending: false }
