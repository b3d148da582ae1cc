import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, RadioGroup, Stack } from '../../ui/index.ts'
import { MODE_NAME, TWO_STEP_TITLE, twoStepText } from './two-step-words.ts'
import type { TwoStepChoice, TwoStepTask, TwoStepUse } from './use-two-step.ts'

export interface TwoStepPopupProps {
  use: TwoStepUse
  choice: TwoStepChoice
  task: Pick<TwoStepTask, 'change' | 'choose'>
  onClose: () => void
}

/** Lets the customer choose another way; a code confirms the change. */
export function TwoStepPopup({ use, choice, task, onClose }: TwoStepPopupProps) {
  const { t } = useMessages('security')
  const { change } = task
  const [chosen, setChosen] = useState(choice.present)
  const close = () => {
    change.close()
    onClose()
  }
  const proceed = async () => {
    if (chosen === choice.present) return close()
    if (await task.choose(use, chosen)) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(TWO_STEP_TITLE[use])}
      onClose={close}
      actions={
        <>
          <Button variant="primary" isPending={change.isPending} onPress={() => void proceed()}>
            {t('continueCta')}
          </Button>
          <Button onPress={close}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={change.error} title={t('changeFailedTitle')} />
        <RadioGroup
          label={t('modeLabel')}
          options={choice.offered.map(id => ({
            id,
            label: t(MODE_NAME[id]),
            description: t(twoStepText(use, id)),
          }))}
          selectedId={chosen}
          onSelect={setChosen}
        />
      </Stack>
    </Dialog>
  )
}
