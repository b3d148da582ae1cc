import { useState } from 'react'
import { ConfirmChangePopup } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Icon, ListRow, ListView } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { TwoStepPopup } from './two-step-popup.tsx'
import { TWO_STEP_TITLE, twoStepText } from './two-step-words.ts'
import { useTwoStep, type TwoStepUse } from './use-two-step.ts'

const USES = [
  { use: 'login', icon: 'lock' },
  { use: 'transaction', icon: 'check' },
] as const

/** The customer's ways to sign in and to approve payments; a code confirms a change. */
export const TwoStepSettings = hosted('TwoStepSettings', TwoStepSettingsContent)

function TwoStepSettingsContent() {
  const { t } = useMessages('security')
  const task = useTwoStep()
  const [open, setOpen] = useState<TwoStepUse>()
  const { data: choices, change } = task
  return (
    <ListView
      of={task}
      items={choices && USES.map(each => ({ ...each, ...choices[each.use] }))}
      failedTitle={t('loadFailedTitle')}
      lines={2}
      lead={
        <Alert tone="info">
          {change.stage.name === 'canceled' && t('confirmationCanceledText')}
        </Alert>
      }
      label={t('twoStepTitle')}
      row={({ use, icon, present }) => (
        <ListRow
          key={use}
          leading={<Icon name={icon} />}
          title={t(TWO_STEP_TITLE[use])}
          description={t(twoStepText(use, present))}
          onPress={() => setOpen(use)}
        />
      )}
    >
      {choices && open && (
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
    </ListView>
  )
}
