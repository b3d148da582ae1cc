import { useMessages } from '@sixpence/react/i18n'
import { LazyPart, useSession } from '@sixpence/react/provider'
import { SignIn } from '@sixpence/react/sign-in'
import { Button, lazyComponent, PageHeader, Skeleton } from '@sixpence/react/ui'
import type { ReactNode } from 'react'
import { BrandLogo } from '../shell/brand-logo.tsx'
import type { EmbedPageProps } from './embed-page-props.ts'
import type { WindowName } from './embed-page.ts'
import { GrantStep } from './grant-step.tsx'
import { settleClicks } from './settle-clicks.ts'
import { SignOutLink } from './sign-out-link.tsx'

// The parts that show a customer's data are loaded after the sign-in.
const SignedIn = lazyComponent(() => import('./signed-in.tsx'), 'SignedIn')
const SignInToPay = lazyComponent(() => import('./paying/sign-in-to-pay.tsx'), 'SignInToPay')
const ConfirmStep = lazyComponent(() => import('./confirm-step.tsx'), 'ConfirmStep')
const DecideStep = lazyComponent(() => import('./decide-step.tsx'), 'DecideStep')
const CheckoutStep = lazyComponent(() => import('./checkout-step.tsx'), 'CheckoutStep')

const PayInvoiceStep = lazyComponent(
  () => import('./paying/pay-invoice-step.tsx'),
  'PayInvoiceStep',
)

const STEPS = {
  'sign-in': GrantStep,
  confirm: ConfirmStep,
  decide: DecideStep,
  checkout: CheckoutStep,
  'pay-invoice': PayInvoiceStep,
} as const

/** A window of the bank: the customer signs in to the bank itself, then does what they came for. */
export function WindowPage({ name, ...props }: EmbedPageProps & { name: WindowName }) {
  const session = useSession()
  if (session.status === 'restoring') return <Skeleton shape="card" />
  const Step = STEPS[name]
  return (
    // The checkout has headings of the second level.
    <Frame isTitled={name === 'checkout'}>
      {session.status === 'signed_out' ? (
        <SignInFor {...props} />
      ) : (
        <SignedIn bank={props.bank}>
          <Step {...props} />
          <Person email={session.status === 'signed_in' ? session.email : undefined} />
        </SignedIn>
      )}
    </Frame>
  )
}

interface FrameProps {
  /** True if the bank's own name is the title. */
  isTitled: boolean
  children: ReactNode
}

function Frame({ isTitled, children }: FrameProps) {
  return (
    <div className="sp-embed-window">
      <header className="sp-embed-window-head">
        {isTitled ? (
          <h1>
            <BrandLogo />
          </h1>
        ) : (
          <BrandLogo />
        )}
      </header>
      <main id="main" className="sp-embed-window-main" ref={settleClicks} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function SignInFor(props: EmbedPageProps) {
  const { asked, button, payee, embedder, back, loadBotCheck } = props
  const { t } = useMessages('embedding')
  const name = button?.merchantName ?? embedder.name
  const isByButton = asked.buttonId !== undefined && button !== null
  const isByName = asked.payName !== undefined && payee !== null
  return (
    <>
      {isByButton || isByName ? (
        <LazyPart fallback={<Skeleton shape="card" />}>
          <SignInToPay {...{ asked, button, payee, loadBotCheck }} />
        </LazyPart>
      ) : (
        <>
          <PageHeader
            title={t('windowSignInTitle')}
            lead={name === '' ? t('payLeadText') : t('windowSignInText', { name })}
          />
          <SignIn loadBotCheck={loadBotCheck} />
        </>
      )}
      {back && (
        <Button isWide onPress={() => location.assign(back)}>
          {t('backCta', { name })}
        </Button>
      )}
    </>
  )
}

/** Shows the customer's address before money moves, because computers may be shared. */
function Person({ email }: { email: string | undefined }) {
  const { t } = useMessages('embedding')
  return (
    <footer className="sp-embed-person">
      {email && <span>{t('windowPersonText', { email })}</span>}
      <SignOutLink>{t('windowOtherCta')}</SignOutLink>
    </footer>
  )
}
