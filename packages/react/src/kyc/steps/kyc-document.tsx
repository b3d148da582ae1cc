import type { DocumentCategory } from '@sixpence/core/documents'
import type { KycCustomerInfo } from '@sixpence/core/kyc'
import { useId, type ReactNode } from 'react'
import { WithChoices } from '../../forms/index.ts'
import { SupportLink } from '../../provider/index.ts'
import { Heading, Inline, Stack, TwoNames } from '../../ui/index.ts'
import { numberOf } from './kyc-document-names.tsx'
import { KycDocumentState } from './kyc-document-state.tsx'

/** Renders the upload of a document. */
export type RenderKycDocument = (document: {
  readonly categoryId: DocumentCategory
  /** The id of the heading that names the purpose. */
  readonly titleId: string
  /** True if there already is one. */
  readonly isUploaded: boolean
  /** Call it once the bank has the document. */
  readonly onDone: () => void
}) => ReactNode

export interface KycDocumentProps {
  document: KycCustomerInfo['documents'][number]
  renderDocument: RenderKycDocument
  onDone: () => void
}

/**
 * A required document: its state, the reason for a refusal, and the upload. If no other document
 * helps, it names who does.
 */
export function KycDocument({ document, renderDocument, onDone }: KycDocumentProps) {
  const titleId = useId()
  const { categoryId, isUploaded, rejectReason, names } = document
  const isFinal = !isUploaded && document.isFinal === true
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={3} size={4} id={titleId}>
          <WithChoices from="documentCategories">
            {items => items.find(({ id }) => id === numberOf(categoryId))?.name}
          </WithChoices>
        </Heading>
        <KycDocumentState {...document} />
      </Inline>
      {!isUploaded && rejectReason !== undefined && <p>{rejectReason}</p>}
      {!isUploaded && names && <TwoNames names={names} />}
      {isFinal ? <SupportLink /> : renderDocument({ categoryId, titleId, isUploaded, onDone })}
    </Stack>
  )
}
