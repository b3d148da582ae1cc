import type { SignData, Signature } from '@sixpence/core/signatures'
import { useMessages } from '../../i18n/index.ts'
import { SignatureState, useSigning } from '../../signatures/index.ts'
import { Alert, Button, ErrorView, Stack } from '../../ui/index.ts'
import type { KycFormTask } from '../use-kyc-form.ts'
import { KycReview, missingSections } from './kyc-review.tsx'
import { KycStepFrame } from './kyc-step-frame.tsx'

export interface KycSignStepProps {
  form: KycFormTask
  signature: Signature | undefined
  /** Called to let the business sign the declaration. */
  onSign: ((signData: SignData) => void) | undefined
}

/** The last step of a business that signs electronically. */
export function KycSignStep({ form, signature, onSign }: KycSignStepProps) {
  const { t } = useMessages('signatures')
  const signing = useSigning({
    signature,
    begin: async () =>
      (await form.save({ section: 'declaration', answers: {}, isLast: true }))?.signData,
    onSign: signData => onSign?.(signData),
  })
  const sign = () => {
    const [missing] = missingSections(form)
    return missing === undefined ? signing.sign() : form.go(missing)
  }
  return (
    <KycStepFrame
      step="declaration"
      form={form}
      action={
        onSign !== undefined && (
          <Button
            variant="primary"
            isPending={signing.isPending || form.isSaving}
            onPress={() => void sign()}
          >
            {t(ctaOf(signature))}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <SignatureState signature={signature} />
        <ErrorView failure={signing.error} title={t('failedTitle')} />
        <KycReview form={form} />
        {onSign ? <p>{t('beginText')}</p> : <Alert tone="warning">{t('nowhereText')}</Alert>}
      </Stack>
    </KycStepFrame>
  )
}

function ctaOf(signature: Signature | undefined) {
  if (signature?.status !== 'waiting') return 'signCta'
  return signature.isOwn ? 'resumeCta' : 'insteadCta'
}
