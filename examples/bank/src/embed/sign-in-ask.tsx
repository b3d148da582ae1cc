import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { useMessages } from '@sixpence/react/i18n'
import { useBrand } from '@sixpence/react/provider'
import { Alert, Button, ErrorView, Icon, Stack, type IconName } from '@sixpence/react/ui'
import { useEffect, useState } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'
import type { FrameName } from './embed-page.ts'
import type { SignInAnswer, SignInQuestion } from './window-questions.ts'
import { useWindow } from './use-window.ts'
import { windowPath } from './window-path.ts'

const OFFERS = {
  accounts: { icon: 'wallet', title: 'accountsSignInTitle' },
  approvals: { icon: 'check', title: 'approvalsSignInTitle' },
  cards: { icon: 'card', title: 'cardsSignInTitle' },
  history: { icon: 'list', title: 'historySignInTitle' },
  transfer: { icon: 'swap', title: 'transferSignInTitle' },
  verification: { icon: 'person', title: 'verificationSignInTitle' },
} as const satisfies Record<Exclude<FrameName, 'invoice'>, { icon: IconName; title: string }>

interface SignInAskProps extends EmbedPageProps {
  name: keyof typeof OFFERS
  /** True if another frame of the page asks; this one shows only a short link. */
  isQuiet: boolean
}

/** Asks the customer to sign in, in a window of the bank: never here, in a third party's page. */
export function SignInAsk(props: SignInAskProps) {
  const { name, isQuiet, bank, embedder, host, locale } = props
  const { t } = useMessages('embedding')
  const brand = useBrand()
  const signInTo = t('signInCta', { bank: brand.projectName })
  const { signIn } = bank.session
  const invitation = useInvitation(bank)
  const [failure, setFailure] = useState<SixpenceError>()
  const bankWindow = useWindow(host)

  async function ask() {
    if (!invitation.current) return
    const { signInId, codeChallenge } = invitation.current
    const question: SignInQuestion = { codeChallenge }
    try {
      const answer = await bankWindow.ask<SignInAnswer>(
        windowPath('sign-in', embedder, locale),
        question,
      )
      if (answer) await signIn.accept(signInId, answer.code)
    } catch (error) {
      if (!isSixpenceError(error)) throw error
      setFailure(error)
    }
    invitation.renew()
  }

  return (
    <Stack gap={4}>
      <div className={isQuiet ? 'sp-embed-ask sp-embed-ask-quiet' : 'sp-embed-ask'}>
        <span className="sp-embed-ask-icon">
          <Icon name={OFFERS[name].icon} />
        </span>
        <div className="sp-embed-ask-text">
          <p className="sp-embed-ask-title">{t(OFFERS[name].title)}</p>
          {!isQuiet && <p>{t('signInText', { bank: brand.projectName })}</p>}
        </div>
        <Button
          size="small"
          variant={isQuiet ? 'link' : 'primary'}
          aria-label={isQuiet ? signInTo : undefined}
          isPending={bankWindow.isOpen}
          isDisabled={!invitation.current}
          onPress={() => void ask()}
        >
          {isQuiet ? t('signInShortCta') : signInTo}
        </Button>
      </div>
      <Alert tone="warning">{bankWindow.isBlocked && t('blockedText')}</Alert>
      <ErrorView failure={failure} title={t('failedTitle')} />
    </Stack>
  )
}

type Invitation = Awaited<ReturnType<EmbedPageProps['bank']['session']['signIn']['invite']>>

/** Made before the click: browsers block a window that is opened after a wait. */
function useInvitation({ session }: EmbedPageProps['bank']) {
  const [current, setCurrent] = useState<Invitation>()
  useEffect(() => {
    let isWanted = !current
    if (isWanted) void session.signIn.invite().then(made => isWanted && setCurrent(made))
    return () => {
      isWanted = false
    }
  }, [current, session])
  return { current, renew: () => setCurrent(undefined) }
}
