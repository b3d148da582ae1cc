import type { DocumentCategory, KycCustomerInfo } from '@sixpence/core'
import { useId, type ReactNode } from 'react'
import { SupportLink } from '../../provider/index.ts'
import { Heading, Inline, Stack, TwoNames } from '../../ui/index.ts'
import { WithChoices } from '../fields/with-choices.tsx'
import { numberOf } from './kyc-document-names.tsx'
import { KycDocumentState } from './kyc-document-state.tsx'

/** Shows where a document is uploaded. */
export type RenderKycDocument = (document: {
  readonly categoryId: DocumentCategory
  /** Of the title that says what it is for. */
  readonly titleId: string
  /** There is one already. */
  readonly isThere: boolean
  /** To be called once the bank has it. */
  readonly onDone: () => void
}) => ReactNode

export interface KycDocumentProps {
  document: KycCustomerInfo['documents'][number]
  renderDocument: RenderKycDocument
  onDone: () => void
}

/**
 * A document that is asked for: whether it is there, why the last one was not accepted, and where
 * it is uploaded; or, where no other one helps, who does.
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
      {isFinal ? (
        <SupportLink />
      ) : (
        renderDocument({ categoryId, titleId, isThere: isUploaded, onDone })
      )}
    </Stack>
  )
}
