import type { CategoryDocuments } from '@sixpence/core/documents'
import { useId } from 'react'
import { useMessages } from '../i18n/index.ts'
import { hosted, SupportLink } from '../provider/index.ts'
import { Badge, Loaded, StaleAlert, Stack, TitledCard } from '../ui/index.ts'
import { DocumentUpload } from './document-upload.tsx'
import type { TakePhoto } from './choices/take-photo.ts'
import { finalReasonOf } from './refused-for-good.tsx'
import { UploadedDocuments } from './uploaded-documents.tsx'
import { useDocuments } from './use-documents.ts'

/** The categories about the business, not its owner. */
const OF_BUSINESSES = [
  'businessRegistration',
  'businessAddress',
  'control',
  'additionalBusiness',
  'registrationAddress',
] as const

type BusinessCategory = (typeof OF_BUSINESSES)[number]

export interface CompanyDocumentsProps {
  /** See `DocumentUpload`. */
  takePhoto?: TakePhoto | undefined
  /** False for users who may only read, such as bank staff. */
  mayUpload?: boolean | undefined
}

/** The documents that the bank needs from a business, and those it already has. */
export const CompanyDocuments = hosted('CompanyDocuments', CompanyDocumentsContent)

function CompanyDocumentsContent({ takePhoto, mayUpload = true }: CompanyDocumentsProps) {
  const { t } = useMessages('documents')
  const task = useDocuments()
  return (
    <Loaded of={task} value={task.data} failedTitle={t('loadFailedTitle')} lines={4}>
      {documents => (
        <Stack gap={4}>
          <StaleAlert of={task} />
          {mayUpload && <p className="sp-muted">{t('kindsText')}</p>}
          {OF_BUSINESSES.map(name => {
            const category = documents.find(({ categoryId }) => categoryId === name)
            return (
              category && <CategoryCard key={name} {...{ name, category, takePhoto, mayUpload }} />
            )
          })}
        </Stack>
      )}
    </Loaded>
  )
}

interface CategoryCardProps extends CompanyDocumentsProps {
  name: BusinessCategory
  category: CategoryDocuments
}

function CategoryCard({ name, category, takePhoto, mayUpload }: CategoryCardProps) {
  const { t } = useMessages('documents')
  const titleId = useId()
  return (
    <TitledCard title={t(`${name}Title`)} titleId={titleId} text={t(`${name}Text`)}>
      {category.isDocumentRequired && (
        <p>
          <Badge tone="warning">{t('missingLabel')}</Badge>
        </p>
      )}
      {category.uploadedDocuments.length > 0 && (
        <UploadedDocuments documents={category.uploadedDocuments} />
      )}
      {mayUpload &&
        (finalReasonOf(category) === undefined ? (
          <DocumentUpload categoryId={name} titleId={titleId} takePhoto={takePhoto} />
        ) : (
          <SupportLink />
        ))}
    </TitledCard>
  )
}
