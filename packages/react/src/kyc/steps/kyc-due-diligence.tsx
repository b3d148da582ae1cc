import { useMessages } from '../../i18n/index.ts'
import { SupportLink } from '../../provider/index.ts'
import { Button, DefinitionList, Stack } from '../../ui/index.ts'
import { KycStepFrame } from './kyc-step-frame.tsx'
import type { KycFormTask } from '../use-kyc-form.ts'

/** The bank's findings about a business, only to read. An administrator changes them. */
export function KycDueDiligence({ form }: { form: KycFormTask }) {
  const { t } = useMessages('kyc')
  return (
    <KycStepFrame
      step="dueDiligence"
      form={form}
      action={
        <Button variant="primary" onPress={form.next}>
          {t('continueCta')}
        </Button>
      }
    >
      <Stack gap={3}>
        <DefinitionList
          items={form.info.dueDiligence.map(({ question, answer }) => ({
            id: question,
            term: question,
            details: answer,
          }))}
        />
        <SupportLink />
      </Stack>
    </KycStepFrame>
  )
}
