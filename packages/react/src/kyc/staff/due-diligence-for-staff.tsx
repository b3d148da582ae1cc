import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useStartInfo } from '../../start/index.ts'
import {
  Button,
  DefinitionList,
  ErrorView,
  Loaded,
  Stack,
  TitledCard,
  useHiddenLoading,
} from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { DueDiligenceDraft } from './due-diligence-draft.tsx'
import { DueDiligenceWaiting } from './due-diligence-waiting.tsx'
import { useDueDiligence, type DueDiligenceTask } from './use-due-diligence.ts'

/**
 * The bank's findings about a business, for staff who act for it: one administrator proposes a
 * change, and another confirms it. Hidden for everybody else.
 */
export const DueDiligenceForStaff = hosted('DueDiligenceForStaff', DueDiligenceForStaffContent)

function DueDiligenceForStaffContent() {
  const { t } = useMessages('kyc')
  const task = useDueDiligence()
  useHiddenLoading(useStartInfo())
  if (!task.isShown) return null
  return (
    <TitledCard title={t('staffDueDiligenceTitle')} text={t('staffDueDiligenceText')}>
      <Loaded of={task} value={task.data} failedTitle={t('staffLoadFailedTitle')}>
        {answers => <DueDiligence task={task} answers={answers} />}
      </Loaded>
    </TitledCard>
  )
}

interface DueDiligenceProps {
  task: DueDiligenceTask
  answers: NonNullable<DueDiligenceTask['data']>
}

function DueDiligence({ task, answers }: DueDiligenceProps) {
  const { t } = useMessages('kyc')
  const [isChanging, setChanging] = useState(false)
  const { change, proposals } = task
  return (
    <Stack gap={4}>
      <ErrorView
        failure={change.error}
        title={t('staffChangeFailedTitle')}
        text={change.error?.code === 'no_access' ? t('staffProposalOverText') : undefined}
      />
      {proposals.map(proposal => (
        <DueDiligenceWaiting
          key={proposal.proposalId}
          proposal={proposal}
          present={answers}
          task={task}
        />
      ))}
      {isChanging ? (
        <DueDiligenceDraft answers={answers} task={task} onClose={() => setChanging(false)} />
      ) : (
        <>
          <Present answers={answers} />
          <div>
            <Button onPress={() => setChanging(true)}>{t('staffChangeAnswersCta')}</Button>
          </div>
        </>
      )}
    </Stack>
  )
}

function Present({ answers }: Pick<DueDiligenceProps, 'answers'>) {
  const { t } = useMessages('kyc')
  if (answers.length === 0) return <p className="sp-muted">{t('staffNoAnswersText')}</p>
  return (
    <DefinitionList
      items={answers.map(({ question, answer }) => ({
        id: question,
        term: question,
        details: answer,
        isText: true,
      }))}
    />
  )
}
