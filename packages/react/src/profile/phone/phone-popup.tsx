import type { Phone } from '@sixpence/core/profile'
import { CodeForm } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, Stack, SuccessPopup } from '../../ui/index.ts'
import { PhoneForm } from './phone-form.tsx'
import { usePhoneChange } from './use-phone-change.ts'

interface PhonePopupProps {
  /** The id of the number to replace. */
  phoneId: string | undefined
  /** A number that already waits for its code. */
  waiting: Phone | undefined
  /** The customer's country. */
  countryCode: string | undefined
  onClose: () => void
}

/** Takes a number, then the code that was sent to it. */
export function PhonePopup({ phoneId, waiting, countryCode, onClose }: PhonePopupProps) {
  const { t } = useMessages('profile')
  const task = usePhoneChange(phoneId)
  const { change, botCheck } = task
  if (change.stage.name === 'done') {
    return (
      <SuccessPopup title={t('doneTitle')} onClose={onClose}>
        <p>{t('phoneConfirmedText')}</p>
      </SuccessPopup>
    )
  }
  return (
    <Dialog
      isOpen
      title={t('phoneTitle')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      {change.stage.name === 'code' ? (
        <Stack gap={4}>
          <p>{t('phoneCodeText', { sentTo: change.stage.change.sentTo ?? '' })}</p>
          <CodeForm
            confirmCta={t('confirmCta')}
            failedTitle={t('changeFailedTitle')}
            failureText={change.error?.description}
            takesFocus
            isPending={change.isPending}
            failure={change.error}
            resend={change.resend}
            onConfirm={code => void change.confirm(code)}
          />
          {botCheck.check}
        </Stack>
      ) : (
        <PhoneForm task={task} waiting={waiting} countryCode={countryCode} />
      )}
    </Dialog>
  )
}
