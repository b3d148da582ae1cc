import { useMessages } from '../i18n/index.ts'
import { Dialog, Stack, SuccessPopup } from '../ui/index.ts'
import { CodeForm } from './code-form.tsx'
import type { ConfirmedChange } from './use-confirmed-change.ts'

export interface ConfirmChangePopupProps {
  change: ConfirmedChange
  title: string
  /** Shown in the popup after the change. Without it, the popup closes at once. */
  doneText?: string
}

/**
 * A popup that asks for a change's code. It then confirms the change and closes after three
 * seconds. The bank's refusals are shown inside, in the bank's own words.
 */
export function ConfirmChangePopup({ change, title, doneText }: ConfirmChangePopupProps) {
  const { t } = useMessages('attempts')
  const { stage, error } = change
  if (stage.name === 'done' && doneText !== undefined) {
    return (
      <SuccessPopup title={t('doneTitle')} onClose={change.close}>
        <p>{doneText}</p>
      </SuccessPopup>
    )
  }
  if (stage.name !== 'code') return null
  const { sentTo } = stage.change
  return (
    <Dialog isOpen title={title} onClose={change.cancel}>
      <Stack gap={4}>
        <p>{sentTo ? t('codeSentText', { sentTo }) : t('codeSentPlainText')}</p>
        <CodeForm
          confirmCta={t('confirmCta')}
          failedTitle={t('confirmFailedTitle')}
          failureText={error?.description}
          isPending={change.isPending}
          failure={error}
          resend={change.resend}
          onConfirm={code => void change.confirm(code)}
          onCancel={change.cancel}
        />
      </Stack>
    </Dialog>
  )
}
