import { useState } from 'react'
import { ConfirmChangePopup } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Card, ErrorView, Icon, List, ListRow, Skeleton, Stack } from '../../ui/index.ts'
import { TwoStepPopup } from './two-step-popup.tsx'
import { TWO_STEP_TITLE, twoStepText } from './two-step-words.ts'
import { useTwoStep, type TwoStepUse } from './use-two-step.ts'

const USES = [
  { use: 'login', icon: 'lock' },
  { use: 'transaction', icon: 'check' },
] as const

/** The customer's ways to sign in and to approve payments; a code confirms a change. */
export function TwoStepSettings() {
  const { t } = useMessages('security')
  const task = useTwoStep()
  const [open, setOpen] = useState<TwoStepUse>()
  const { choices, change } = task
  if (task.isLoading) return <Skeleton shape="row" lines={2} />
  if (!choices) {
    return <ErrorView failure={task.failure} title={t('loadFailedTitle')} onRetry={task.retry} />
  }
  return (
    <Stack gap={4}>
      <Alert tone="info">{change.stage.name === 'canceled' && t('confirmationCanceledText')}</Alert>
      <Card padding="none">
        <List aria-label={t('twoStepTitle')}>
          {USES.map(({ use, icon }) => (
            <ListRow
              key={use}
              leading={<Icon name={icon} />}
              title={t(TWO_STEP_TITLE[use])}
              description={t(twoStepText(use, choices[use].present))}
              onPress={() => setOpen(use)}
            />
          ))}
        </List>
      </Card>
      {open && (
        <TwoStepPopup
          use={open}
          choice={choices[open]}
          task={task}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmChangePopup
        change={change}
        title={t('twoStepConfirmTitle')}
        doneText={t('twoStepDoneText')}
      />
    </Stack>
  )
}
