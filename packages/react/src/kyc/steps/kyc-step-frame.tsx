import type { KycStep } from '@sixpence/core/kyc'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, ProgressBar, Stack, TitledCard } from '../../ui/index.ts'
import type { KycFormTask } from '../use-kyc-form.ts'

export interface KycStepFrameProps {
  step: KycStep
  form: KycFormTask
  children: ReactNode
  /** The button that leads on; by default one that only does that. */
  action?: ReactNode
}

/** The frame of every step: progress, heading and reason, and the buttons to go back and leave. */
export function KycStepFrame({ step, form, children, action }: KycStepFrameProps) {
  const { t } = useMessages('kyc')
  const titleId = useId()
  const at = form.steps.indexOf(step)
  const progress = t('progressText', { number: at + 1, of: form.steps.length })
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <p className="sp-muted sp-small">{progress}</p>
        <ProgressBar label={progress} share={at / form.steps.length} />
      </Stack>
      <TitledCard title={t(`${step}Title`)} titleId={titleId} text={t(`${step}Text`)}>
        {children}
      </TitledCard>
      <div className="sp-button-row">
        {action ?? (
          <Button variant="primary" onPress={form.next}>
            {t('continueCta')}
          </Button>
        )}
        <Button onPress={form.back}>{t('backCta')}</Button>
        <Button variant="quiet" onPress={() => form.go('overview')}>
          {t('laterCta')}
        </Button>
      </div>
    </Stack>
  )
}
