import { SupportLink } from '../../provider/index.ts'
import { DefinitionList, Stack } from '../../ui/index.ts'
import { KycStepFrame } from './kyc-step-frame.tsx'
import type { KycFormTask } from '../use-kyc-form.ts'

/** The bank's findings about a business, only to read. An administrator changes them. */
export function KycDueDiligence({ form }: { form: KycFormTask }) {
  return (
    <KycStepFrame step="dueDiligence" form={form}>
      <Stack gap={3}>
        <DefinitionList
          items={form.known.dueDiligence.map(({ question, answer }) => ({
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
