import { CodeForm, type ConfirmedChange } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, ErrorView, Stack } from '../../ui/index.ts'

export interface CardCodeStepProps {
  change: ConfirmedChange
  request: () => Promise<boolean>
  failedTitle: string
}

/** Sends a code and asks for it before a card's secret is shown. */
export function CardCodeStep({ change, request, failedTitle }: CardCodeStepProps) {
  const { t } = useMessages('cards')
  const { t: tAttempts } = useMessages('attempts')
  const { stage, isPending, error, resend } = change
  if (stage.name === 'code') {
    const { sentTo } = stage.change
    return (
      <Stack gap={4}>
        <p>{sentTo ? tAttempts('codeSentText', { sentTo }) : tAttempts('codeSentPlainText')}</p>
        <CodeForm
          confirmCta={t('showCta')}
          failedTitle={failedTitle}
          takesFocus
          failureText={error?.description}
          isPending={isPending}
          failure={error}
          resend={resend}
          onConfirm={code => void change.confirm(code)}
        />
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      <ErrorView failure={error} title={failedTitle} />
      <p>{t('showPinText')}</p>
      <div>
        <Button variant="primary" isPending={isPending} onPress={() => void request()}>
          {t('sendCodeCta')}
        </Button>
      </div>
    </Stack>
  )
}
