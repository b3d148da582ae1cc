import { isSixpenceError } from '@sixpence/core/errors'
import {
  type ExternalQuestion,
  type ExternalRequest,
  externalSignIn,
} from '@sixpence/core/external-sign-in'
import { useId, useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { hosted, useSession, useSixpence } from '../provider/index.ts'
import { Button, Card, DefinitionList, ErrorView, Heading, PageHeader, Stack } from '../ui/index.ts'

export interface ExternalConsentProps {
  request: ExternalRequest
  question: ExternalQuestion
  /**
   * Called with the bank's address to go to after either answer; undefined when nobody waits any
   * more.
   */
  onAnswer: (url: string | undefined) => void
}

/** Asks the customer if an outsider may know who they are. Nothing is shared before. */
export const ExternalConsent = hosted('ExternalConsent', ExternalConsentContent)

function ExternalConsentContent({ request, question, onAnswer }: ExternalConsentProps) {
  const { t } = useMessages('external-sign-in')
  const { name } = question
  const { failure, pending, answer } = useAnswer(request, onAnswer)
  return (
    <Stack gap={6}>
      <PageHeader title={t('consentTitle', { name })} lead={t('consentLead', { name })} />
      <Shared question={question} />
      <Stack gap={2}>
        <p>{t('limitsText', { name })}</p>
        <p>{t('returnText', { host: question.returnsTo })}</p>
        <p className="sp-muted">{t('onceText')}</p>
      </Stack>
      <Stack gap={3}>
        <ErrorView failure={failure} title={t('failedTitle')} />
        <Button
          variant="primary"
          isWide
          isPending={pending === true}
          isDisabled={pending === false}
          onPress={() => answer(true)}
        >
          {t('allowCta')}
        </Button>
        <Button
          isWide
          isPending={pending === false}
          isDisabled={pending === true}
          onPress={() => answer(false)}
        >
          {t('refuseCta')}
        </Button>
      </Stack>
    </Stack>
  )
}

function Shared({ question: { name, shares } }: Pick<ExternalConsentProps, 'question'>) {
  const { t } = useMessages('external-sign-in')
  const titleId = useId()
  const session = useSession()
  const email = session.status === 'signed_in' ? session.email : undefined
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {t('sharedLabel', { name })}
      </Heading>
      <DefinitionList
        items={shares.map(fact => ({ id: fact, term: t(TERMS[fact]), details: email }))}
      />
    </Card>
  )
}

const TERMS = { email: 'emailTerm' } as const

/** Handles one answer: its button stays pending until the page has gone. */
function useAnswer(request: ExternalRequest, onAnswer: ExternalConsentProps['onAnswer']) {
  const client = useSixpence().use(externalSignIn)
  const { run, error: failure } = useAttempt()
  const [given, setGiven] = useState<boolean>()
  async function answer(consent: boolean) {
    setGiven(consent)
    await run(async () => {
      try {
        onAnswer(await client.authorize({ ...request, consent }))
      } catch (error) {
        if (!isSixpenceError(error) || error.code !== 'not_found') throw error
        onAnswer(undefined)
      }
    })
  }
  const pending = failure ? undefined : given
  return {
    failure,
    pending,
    answer: (consent: boolean) => void (pending === undefined && answer(consent)),
  }
}
