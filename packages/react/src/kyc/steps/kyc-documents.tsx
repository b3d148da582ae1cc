import type { DocumentCategory } from '@sixpence/core'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Badge, Button, Heading, Inline, Stack } from '../../ui/index.ts'
import { WithChoices } from '../fields/with-choices.tsx'
import { numberOf } from './kyc-document-names.tsx'
import { KycStepFrame } from './kyc-step-frame.tsx'
import type { KycFormTask } from '../use-kyc-form.ts'

/** Shows where a document is uploaded. */
export type RenderKycDocument = (document: {
  readonly categoryId: DocumentCategory
  /** Of the title that says what it is for. */
  readonly titleId: string
  /** To be called once the bank has it. */
  readonly onDone: () => void
}) => ReactNode

export interface KycDocumentsProps {
  form: KycFormTask
  renderDocument: RenderKycDocument
}

/** The documents that prove what was answered, each with its place to upload it. */
export function KycDocuments({ form, renderDocument }: KycDocumentsProps) {
  const { t } = useMessages('kyc')
  return (
    <KycStepFrame
      step="documents"
      form={form}
      action={
        <Button variant="primary" onPress={form.next}>
          {t('continueCta')}
        </Button>
      }
    >
      <Stack gap={5}>
        {form.info.documents.map(({ categoryId, isUploaded }) => (
          <Wanted key={categoryId} categoryId={categoryId} isUploaded={isUploaded}>
            {titleId =>
              renderDocument({ categoryId, titleId, onDone: () => form.received(categoryId) })
            }
          </Wanted>
        ))}
      </Stack>
    </KycStepFrame>
  )
}

interface WantedProps {
  categoryId: DocumentCategory
  isUploaded: boolean
  children: (titleId: string) => ReactNode
}

function Wanted({ categoryId, isUploaded, children }: WantedProps) {
  const { t } = useMessages('kyc')
  const titleId = useId()
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={3} size={4} id={titleId}>
          <WithChoices from="documentCategories">
            {items => items.find(({ id }) => id === numberOf(categoryId))?.name}
          </WithChoices>
        </Heading>
        {isUploaded ? (
          <Badge tone="positive">{t('receivedLabel')}</Badge>
        ) : (
          <Badge tone="warning">{t('missingLabel')}</Badge>
        )}
      </Inline>
      {children(titleId)}
    </Stack>
  )
}
