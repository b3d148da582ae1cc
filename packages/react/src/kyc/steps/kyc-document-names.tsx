import {
  DOCUMENT_CATEGORY,
  type DictionaryItem,
  type DocumentCategory,
  type KycCustomerInfo,
} from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { List, ListRow } from '../../ui/index.ts'
import { WithChoices } from '../fields/with-choices.tsx'
import { KycDocumentState } from './kyc-document-state.tsx'

export interface KycDocumentNamesProps {
  info: Pick<KycCustomerInfo, 'documents' | 'answers'>
  /** Before everything is submitted: what is missing counts, and no longer what would do. */
  isReviewed?: boolean | undefined
}

/** The documents that are asked for: which kinds there are of each, and which are there. */
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

/** The number of a category in the bank's list. */
export const numberOf = (category: DocumentCategory): number =>
  Number(Object.entries(DOCUMENT_CATEGORY).find(([, word]) => word === category)?.[0])
