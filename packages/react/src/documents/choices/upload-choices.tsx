import type { CategoryDocuments, DocumentKind, DocumentPart } from '@sixpence/core/documents'
import { useMessages } from '../../i18n/index.ts'
import { Button, TextField } from '../../ui/index.ts'
import { DocumentFile, type DocumentFileProps } from './document-file.tsx'
import { GoodPicture } from './good-picture.tsx'
import { KindSelect } from './kind-select.tsx'
import { RelationshipChoice } from './relationship-choice.tsx'
import { shapeOf } from './shape-of.ts'

export interface UploadChoicesProps extends Omit<DocumentFileProps, 'part'> {
  /** The kinds of proof of a relationship. */
  proofs: readonly DocumentKind[]
  /** True if the kind is fixed and can't be chosen. */
  isKindGiven: boolean
}

/** The fields to fill in before a document is sent. */
export function UploadChoices(props: UploadChoicesProps) {
  const { draft, category, proofs, isKindGiven, isSubmitted, titleId } = props
  const { t } = useMessages('documents')
  const { kind, setKind, parts, relationship } = draft
  const file = (part: DocumentPart) => <DocumentFile key={part} part={part} {...props} />
  return (
    <>
      {category.documentTypes.length > 1 && !isKindGiven && (
        <KindSelect
          label={t('kindLabel')}
          kinds={category.documentTypes}
          error={isSubmitted && kind === undefined ? t('kindMissingError') : undefined}
          {...{ kind, setKind }}
        />
      )}
      <GoodPicture shape={shapeOf(category)} wasRefused={wasRefused(category)} />
      {parts.filter(part => part !== 'relationshipDocument').map(file)}
      {relationship && proofs.length > 0 && (
        <RelationshipChoice {...{ relationship, proofs, isSubmitted }}>
          {file('relationshipDocument')}
        </RelationshipChoice>
      )}
      <ExpiryDate draft={draft} isSubmitted={isSubmitted} />
      <div>
        <Button type="submit" variant="primary" aria-describedby={titleId}>
          {t('uploadCta')}
        </Button>
      </div>
    </>
  )
}

const wasRefused = ({ uploadedDocuments: [newest] }: CategoryDocuments) =>
  newest?.statusId === 'rejected'

function ExpiryDate({ draft, isSubmitted }: Pick<UploadChoicesProps, 'draft' | 'isSubmitted'>) {
  const { t } = useMessages('documents')
  const { expiresDate, setExpiresDate, dateFault } = draft
  if (expiresDate === undefined) return null
  const missing = isSubmitted && expiresDate === '' ? t('dateMissingError') : undefined
  return (
    <TextField
      type="date"
      label={t('expiresLabel')}
      value={expiresDate}
      onChange={setExpiresDate}
      error={dateFault ? t('expiredError') : missing}
    />
  )
}
