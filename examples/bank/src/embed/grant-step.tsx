import { embedding } from '@sixpence/core/embedding'
import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { useMessages } from '@sixpence/react/i18n'
import { useSixpence } from '@sixpence/react/provider'
import { Alert, Button, ErrorView, PageHeader, Stack } from '@sixpence/react/ui'
import { useState } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'
import { useQuestion } from './use-question.ts'
import type { SignInAnswer, SignInQuestion } from './window-questions.ts'
import { answerOpener } from './window-channel.ts'

/** Asks the customer if a third party's page may show their accounts, and signs its frame in. */
export function GrantStep({ embedder }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const client = useSixpence().use(embedding)
  const question = useQuestion<SignInQuestion>()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<SixpenceError>()
  const { name, clientKey } = embedder
  if (question === null) return <Alert tone="warning">{t('noOpenerText')}</Alert>

  async function grant({ codeChallenge }: SignInQuestion) {
    setPending(true)
    try {
      const answer: SignInAnswer = await client.grant({ clientKey, codeChallenge })
      answerOpener(answer)
      window.close()
    } catch (error) {
      if (!isSixpenceError(error)) throw error
      setFailure(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Stack gap={5}>
      <PageHeader title={t('grantTitle', { name })} lead={t('grantText', { name })} />
      <ErrorView failure={failure} title={t('failedTitle')} />
      <Button
        variant="primary"
        isWide
        isPending={isPending}
        isDisabled={!question}
        onPress={() => void (question && grant(question))}
      >
        {t('grantCta')}
      </Button>
      <Button isWide onPress={() => window.close()}>
        {t('notNowCta')}
      </Button>
    </Stack>
  )
}
