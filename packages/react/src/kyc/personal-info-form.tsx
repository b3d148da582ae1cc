import { newerKycInfo, type KycCustomerInfo } from '@sixpence/core'
import { kyc } from '@sixpence/core/kyc'
import { useRef, useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Alert, Button, ErrorView, Form, Loaded, Stack, TitledCard } from '../ui/index.ts'
import { KycFields } from './fields/kyc-fields.tsx'
import { focusQuestion } from './focus-question.ts'
import { kycApi } from './kyc-api.ts'
import { KycVersion } from './kyc-version.tsx'
import { copyOf } from './typed-answers.ts'
import { useAskAnew } from './use-ask-anew.ts'
import { useKycSection, type KycSectionTask } from './use-kyc-section.ts'

/** Asks again for personal data that may be out of date. */
export function PersonalInfoForm() {
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

function InfoForm({ loaded, onDone }: FormProps) {
  const { t } = useMessages('kyc')
  const root = useRef<HTMLFormElement>(null)
  const task = usePersonalInfo(loaded, onDone)
  const send = () => {
    const faulty = task.person.check() ?? task.home.check()
    task.home.check()
    if (faulty !== undefined) focusQuestion(root.current, faulty)
    else void task.save()
  }
  return (
    <Form formRef={root} onSubmit={send}>
      <Stack gap={4}>
        <Newer task={task} />
        <TitledCard title={t('personTitle')} text={t('personText')}>
          <KycFields section="person" task={task.person} withheld={task.info.withheld} />
        </TitledCard>
        <TitledCard title={t('homeTitle')} text={t('homeText')}>
          <KycFields section="home" task={task.home} withheld={[]} />
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

/** Shows what was saved elsewhere meanwhile, and that the next save replaces it. */
function Newer({ task }: { task: PersonalInfoTask }) {
  const { t } = useMessages('kyc')
  const { newer } = task
  return (
    <Alert tone="warning" title={newer && t('conflictTitle')}>
      {newer && (
        <Stack gap={2}>
          <p>{t('personalConflictText')}</p>
          <KycVersion section="person" mine={task.person.answers} newer={newer} shows="newer" />
          <KycVersion section="home" mine={task.home.answers} newer={newer} shows="newer" />
        </Stack>
      )}
    </Alert>
  )
}

interface PersonalInfoTask {
  readonly info: KycCustomerInfo
  readonly newer: KycCustomerInfo | undefined
  readonly person: KycSectionTask
  readonly home: KycSectionTask
  readonly isPending: boolean
  readonly failure: ReturnType<typeof useAttempt>['failure']
  readonly save: () => Promise<void>
}

function usePersonalInfo(loaded: KycCustomerInfo, onDone: () => void): PersonalInfoTask {
  const sixpence = useSixpence()
  const askAnew = useAskAnew()
  const { run, isPending, failure } = useAttempt()
  const [newer, setNewer] = useState<KycCustomerInfo>()
  const person = useKycSection('person', loaded)
  const home = useKycSection('home', loaded)
  const { revision } = newer ?? loaded
  const send = async () => {
    const answers = { person: copyOf(person.answers), home: copyOf(home.answers) }
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
  const save = async () => {
    if ((await run(send)) !== true) return
    onDone()
    askAnew()
  }
  return { info: loaded, newer, person, home, isPending, failure, save }
}

function Updated() {
  const { t } = useMessages('kyc')
  const navigateTo = useNavigateTo()
  return (
    <TitledCard title={t('updatedTitle')} text={t('updatedText')}>
      <div className="sp-button-row">
        <Button variant="primary" onPress={() => navigateTo({ to: 'start' })}>
          {t('homeCta')}
        </Button>
      </div>
    </TitledCard>
  )
}
