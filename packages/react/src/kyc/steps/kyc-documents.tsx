import { Stack } from '../../ui/index.ts'
import { KycDocument, type RenderKycDocument } from './kyc-document.tsx'
import { KycStepFrame } from './kyc-step-frame.tsx'
import type { KycFormTask } from '../use-kyc-form.ts'

export interface KycDocumentsProps {
  form: KycFormTask
  renderDocument: RenderKycDocument
}

/** The step with the documents that prove the answers, each with its upload. */
export function KycDocuments({ form, renderDocument }: KycDocumentsProps) {
  return (
    <KycStepFrame step="documents" form={form}>
      <Stack gap={5}>
        {form.known.documents.map(document => (
          <KycDocument
            key={document.categoryId}
            document={document}
            renderDocument={renderDocument}
            onDone={() => form.received(document.categoryId)}
          />
        ))}
      </Stack>
    </KycStepFrame>
  )
}
