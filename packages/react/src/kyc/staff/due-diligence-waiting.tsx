import type { DueDiligenceAnswer, DueDiligenceProposal } from '@sixpence/core/kyc'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button, Card, DefinitionList, Heading, Inline, Stack } from '../../ui/index.ts'
import { answerChanges } from './answer-changes.ts'
import type { DueDiligenceTask } from './use-due-diligence.ts'

export interface DueDiligenceWaitingProps {
  proposal: DueDiligenceProposal
  /** The present answers. */
  present: readonly DueDiligenceAnswer[]
  task: Pick<DueDiligenceTask, 'confirm' | 'withdraw' | 'change'>
}

/**
 * An administrator's proposed changes with the old and new answers. Another administrator confirms
 * them.
 */
export function DueDiligenceWaiting({ proposal, present, task }: DueDiligenceWaitingProps) {
  const { t } = useMessages('kyc')
  const formats = useFormats()
  const { proposalId, proposedBy, proposedAt, expiresAt, isOwn } = proposal
  const times = {
    date: formats.dateTime(proposedAt),
    until: formats.dateTime(expiresAt),
  }
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3} size={4}>
          {t('staffWaitingTitle')}
        </Heading>
        <p className="sp-muted">
          {isOwn ? t('staffOwnText', times) : t('staffOthersText', { ...times, name: proposedBy })}
        </p>
        <Changes proposal={proposal} present={present} />
        <Inline>
          {!isOwn && (
            <Button
              variant="primary"
              isDisabled={task.change.isPending}
              onPress={() => void task.confirm(proposalId)}
            >
              {t('confirmCta')}
            </Button>
          )}
          <Button isDisabled={task.change.isPending} onPress={() => void task.withdraw(proposalId)}>
            {t('staffWithdrawCta')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

function Changes({ proposal, present }: Omit<DueDiligenceWaitingProps, 'task'>) {
  const { t } = useMessages('kyc')
  const { t: tQuestionnaire } = useMessages('questionnaire')
  const changes = answerChanges(present, proposal.answers)
  if (changes.length === 0) return <p>{t('staffNoChangeText')}</p>
  return (
    <DefinitionList
      items={changes.map(({ question, before, after }) => ({
        id: question,
        term: question,
        isText: true,
        details: (
          <Stack gap={1}>
            <span>{t('staffBeforeText', { answer: before ?? tQuestionnaire('noAnswer') })}</span>
            <span>{t('staffAfterText', { answer: after ?? t('staffRemovedAnswer') })}</span>
          </Stack>
        ),
      }))}
    />
  )
}
