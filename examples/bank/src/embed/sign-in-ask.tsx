import { isSixpenceError, type SixpenceError } from '@sixpence/core/session'
import { useMessages } from '@sixpence/react/i18n'
import { useBrand } from '@sixpence/react/provider'
import { Alert, Button, ErrorView, Stack } from '@sixpence/react/ui'
import { useEffect, useState } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'
import type { SignInAnswer, SignInQuestion } from './window-questions.ts'
import { useWindow } from './use-window.ts'
import { windowPath } from './window-path.ts'

/** Asks the customer to sign in, in a window of the bank: never here, in a stranger's page. */
export function SignInAsk({ bank, embedder, host, locale }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const brand = useBrand()
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
      <p>{t('signInText', { bank: brand.projectName })}</p>
      <Alert tone="warning">{bankWindow.isBlocked && t('blockedText')}</Alert>
      <ErrorView failure={failure} title={t('failedTitle')} />
      <Button
        variant="primary"
        isPending={bankWindow.isOpen}
        isDisabled={!invitation.current}
        onPress={() => void ask()}
      >
        {t('signInCta', { bank: brand.projectName })}
      </Button>
    </Stack>
  )
}

type Invitation = Awaited<ReturnType<EmbedPageProps['bank']['session']['signIn']['invite']>>

/** Ready before the click: a window that is opened after a wait is blocked. */
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
