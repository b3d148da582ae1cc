import type { LoadMessages } from '@sixpence/react/i18n'
import type { SixpenceProviderProps } from '@sixpence/react/provider'
import { StrictMode, type MouseEvent } from 'react'
import { Localized } from '../locale/localized.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'
import type { Boot } from '../start/boot.ts'
import { SignInPanel, type SignInPanelProps } from './sign-in-panel.tsx'

const RECOVERY = '/account-recovery/email'

export interface SignInAppProps extends Pick<
  SignInPanelProps,
  'onBegin' | 'onReady' | 'onSignedIn' | 'loadBotCheck'
> {
  session: SixpenceProviderProps['sixpence']
  boot: Boot
  loadMessages: LoadMessages
  /** Opens another page of the bank without loading a document. */
  onLeave: (path: string) => void
}

/**
 * The sign-in page without the rest of the app, as a visitor first sees it. The server draws it,
 * and the browser hydrates it.
 */
export function SignInApp({ session, boot, loadMessages, onLeave, ...panel }: SignInAppProps) {
  return (
    <StrictMode>
      <Localized
        sixpence={session}
        brand={boot.brand}
        first={boot.locale}
        loadMessages={loadMessages}
        onNavigate={({ to }) => to === 'linkPhone' && onLeave('/scp-enable')}
      >
        <PublicFrame pathname="/login" inbox={boot.config.inbox}>
          <SignInPanel
            {...panel}
            why={boot.why}
            forgotten={text => (
              <a href={RECOVERY} className="sp-link" onClick={event => leave(event, onLeave)}>
                {text}
              </a>
            )}
          />
        </PublicFrame>
      </Localized>
    </StrictMode>
  )
}

/** Leaves links opened in a new tab or with another button to the browser. */
function leave(event: MouseEvent, onLeave: (path: string) => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onLeave(RECOVERY)
}
