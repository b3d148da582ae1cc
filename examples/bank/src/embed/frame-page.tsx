import { useMessages } from '@sixpence/react/i18n'
import { useSession } from '@sixpence/react/provider'
import { lazyComponent, Skeleton } from '@sixpence/react/ui'
import { useEffect, type ComponentType } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'
import type { FrameName } from './embed-page.ts'
import { SignInAsk } from './sign-in-ask.tsx'
import { SignOutLink } from './sign-out-link.tsx'
import { useFirstOfPage } from './use-first-of-page.ts'
import { tellHeight } from './tell-height.ts'
import type { Host } from './use-host.ts'

// The parts that show a customer's data are loaded after the sign-in.
const SignedIn = lazyComponent(() => import('./signed-in.tsx'), 'SignedIn')
const WIDGETS: Readonly<Record<FrameName, ComponentType<EmbedPageProps>>> = {
  accounts: lazyComponent(() => import('./accounts-frame.tsx'), 'AccountsFrame'),
  approvals: lazyComponent(() => import('./approvals-frame.tsx'), 'ApprovalsFrame'),
  cards: lazyComponent(() => import('./cards-frame.tsx'), 'CardsFrame'),
  history: lazyComponent(() => import('./history-frame.tsx'), 'HistoryFrame'),
  invoice: lazyComponent(() => import('./paying/invoice-frame.tsx'), 'InvoiceFrame'),
  transfer: lazyComponent(() => import('./transfer-frame.tsx'), 'TransferFrame'),
  verification: lazyComponent(() => import('./verification-frame.tsx'), 'VerificationFrame'),
}

/** A page inside a third party's page: an invitation to sign in, then the widget. */
export function FramePage(props: EmbedPageProps & { name: FrameName }) {
  const session = useSession()
  useHeight(props.host)
  useSessionEvents(props.host, session.status)
  return (
    <div className="sp-embed-frame">
      <FrameContent {...props} />
    </div>
  )
}

function FrameContent({ name, ...props }: EmbedPageProps & { name: FrameName }) {
  const session = useSession()
  // Everyone with an invoice's link may see it, so its frame doesn't ask to sign in.
  const isFirst = useFirstOfPage(name !== 'invoice')
  // About as tall as the invitation, which most visitors will see.
  if (session.status === 'restoring' || isFirst === undefined) return <Skeleton lines={3} />
  if (session.status === 'signed_out' && name !== 'invoice')
    return <SignInAsk name={name} isQuiet={!isFirst} {...props} />
  const Widget = WIDGETS[name]
  return (
    <SignedIn bank={props.bank}>
      <Widget {...props} />
      {session.status === 'signed_in' && isFirst && <SignOut />}
    </SignedIn>
  )
}

function SignOut() {
  const { t } = useMessages('embedding')
  return (
    <p className="sp-embed-foot">
      <SignOutLink>{t('signOutCta')}</SignOutLink>
    </p>
  )
}

/** Reports the content's height to the host whenever it changes. */
function useHeight(host: Host): void {
  const link = host.status === 'connected' ? host.link : undefined
  useEffect(() => link && tellHeight(link), [link])
}

function useSessionEvents(host: Host, status: ReturnType<typeof useSession>['status']): void {
  const link = host.status === 'connected' ? host.link : undefined
  useEffect(() => {
    link?.send({ type: 'ready' })
  }, [link])
  useEffect(() => {
    if (status === 'signed_in') link?.send({ type: 'signedIn' })
    if (status === 'signed_out') link?.send({ type: 'signedOut' })
  }, [link, status])
}
