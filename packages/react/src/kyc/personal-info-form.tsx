import { newerKycInfo, type KycCustomerInfo, kyc } from '@sixpence/core/kyc'
import { useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { ChangedAnswers, refusedAnswers, SectionFields, useSection } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo, useSixpence } from '../provider/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Alert, Button, ErrorView, Form, Loaded, Stack, TitledCard } from '../ui/index.ts'
import { kycApi } from './kyc-api.ts'
import { useAskAnew } from './use-ask-anew.ts'
import { useKycQuestionnaire } from './use-kyc-questionnaire.ts'

/** Asks again for personal data that may be out of date. */
export const PersonalInfoForm = hosted('PersonalInfoForm', PersonalInfoFormContent)

function PersonalInfoFormContent() {
  const { t } = useMessages('kyc')
  const query = kycApi.read.useRead()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Updated />
  return (
    <Loaded of={loadStateOf(query)} value={query.data} failedTitle={t('loadFailedTitle')} lines={5}>
      {info => <InfoForm loaded={info} onDone={() => setDone(true)} />}
    </Loaded>
  )
}

interface FormProps {
  loaded: KycCustomerInfo
  onDone: () => void
}

function InfoForm(props: FormProps) {
  const { t } = useMessages('kyc')
  const task = usePersonalInfo(props)
  return (
    <Form onSubmit={task.submit}>
      <Stack gap={4}>
        <Newer task={task} />
        <TitledCard title={t('personTitle')} text={t('personText')}>
          <SectionFields task={task.person} />
        </TitledCard>
        <TitledCard title={t('homeTitle')} text={t('homeText')}>
          <SectionFields task={task.home} />
        </TitledCard>
        <ErrorView failure={task.failure} title={t('saveFailedTitle')} />
        <div className="sp-button-row">
          <Button type="submit" variant="primary" isPending={task.isPending}>
            {t('updateCta')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

type PersonalInfoTask = ReturnType<typeof usePersonalInfo>

/** Shows what was saved elsewhere meanwhile, and that the next save replaces it. */
function Newer({ task: { newer, questionnaire, person, home } }: { task: PersonalInfoTask }) {
  const { t } = useMessages('kyc')
  const { t: tQuestionnaire } = useMessages('questionnaire')
  const changed = newer && ({ questionnaire, newer, shows: 'newer' } as const)
  return (
    <Alert tone="warning" title={changed && tQuestionnaire('conflictTitle')}>
      {changed && (
        <Stack gap={2}>
          <p>{t('personalConflictText')}</p>
          <ChangedAnswers {...changed} section="person" mine={person.answers} />
          <ChangedAnswers {...changed} section="home" mine={home.answers} />
        </Stack>
      )}
    </Alert>
  )
}

function usePersonalInfo({ loaded, onDone }: FormProps) {
  const sixpence = useSixpence()
  const askAnew = useAskAnew()
  const questionnaire = useKycQuestionnaire()
  const { run, isPending, error: failure } = useAttempt()
  const [newer, setNewer] = useState<KycCustomerInfo>()
  const person = useSection(questionnaire, 'person', { ...loaded, failure })
  const home = useSection(questionnaire, 'home', { ...loaded, failure })
  const { revision } = newer ?? loaded
  const { sections } = questionnaire
  const isAtField = refusedAnswers({ ...sections.person, ...sections.home }, failure).length > 0
  const send = async () => {
    const answers = { person: person.answers, home: home.answers }
    try {
      await sixpence.use(kyc).updatePersonalInfo({ revision, answers })
      return true
    } catch (error) {
      const saved = newerKycInfo(error)
      if (!saved) throw error
      setNewer(saved)
      return false
    }
  }
  const submit = async () => {
    const isWhole = [person.check(), home.check()].every(Boolean)
    if (!isWhole || (await run(send)) !== true) return
    onDone()
    askAnew()
  }
  return {
    questionnaire,
    newer,
    person,
    home,
    isPending,
    submit,
    failure: isAtField ? undefined : failure,
  }
}

function Updated() {
  const { t } = useMessages('kyc')
  const navigateTo = useNavigateTo()
  return (
    <TitledCard title={t('updatedTitle')} text={t('updatedText')}>
      <div className="sp-button-row">
        <Button variant="primary" onPress={() => navigateTo({ to: 'start' })}>
          {t('continueCta')}
        </Button>
      </div>
    </TitledCard>
  )
}
