import type { DictionaryItem } from '@sixpence/core/dictionaries'
import { DOCUMENT_CATEGORY, type DocumentCategory } from '@sixpence/core/documents'
import type { KycCustomerInfo } from '@sixpence/core/kyc'
import { WithChoices } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { List, ListRow } from '../../ui/index.ts'
import { KycDocumentState } from './kyc-document-state.tsx'

export interface KycDocumentNamesProps {
  info: Pick<KycCustomerInfo, 'documents' | 'answers'>
  /** True for the review before submission: shows the state of each document instead of its kinds. */
  isReviewed?: boolean | undefined
}

/** The required documents with their accepted kinds, and which ones are uploaded. */
export function KycDocumentNames({ info, isReviewed }: KycDocumentNamesProps) {
  const { documents, answers } = info
  const { t } = useMessages('kyc')
  const country = String(answers.home?.['countryCode'])
  return (
    <WithChoices from="documentCategories">
      {categories => (
        <List aria-label={t(isReviewed === true ? 'documentsTitle' : 'readyTitle')}>
          {documents.map(document => {
            const { categoryId, isUploaded } = document
            const category = categories.find(({ id }) => id === numberOf(categoryId))
            return (
              <ListRow
                key={categoryId}
                title={category?.name}
                description={isReviewed === true ? undefined : kindsOf(category, country)}
                trailing={(isUploaded || isReviewed === true) && <KycDocumentState {...document} />}
              />
            )
          })}
        </List>
      )}
    </WithChoices>
  )
}

const kindsOf = (category: DictionaryItem | undefined, country: string) =>
  category?.types
    ?.filter(({ countryCodes }) => countryCodes?.includes(country) ?? true)
    .map(({ name }) => name)
    .join(', ')

/** Returns a category's number in the bank's list. */
export const numberOf = (category: DocumentCategory): number =>
  Number(Object.entries(DOCUMENT_CATEGORY).find(([, word]) => word === category)?.[0])
