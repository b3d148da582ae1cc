import { DOCUMENT_CATEGORY, type DocumentCategory, type KycCustomerInfo } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { Badge, List, ListRow } from '../../ui/index.ts'
import { WithChoices } from '../fields/with-choices.tsx'

/** The documents that are asked for: which kinds there are of each, and which are there. */
export function KycDocumentNames({ documents, answers }: KycCustomerInfo) {
  const { t } = useMessages('kyc')
  const country = String(answers.home?.['countryCode'])
  return (
    <WithChoices from="documentCategories">
      {categories => (
        <List aria-label={t('readyTitle')}>
          {documents.map(({ categoryId, isUploaded }) => {
            const category = categories.find(({ id }) => id === numberOf(categoryId))
            return (
              <ListRow
                key={categoryId}
                title={category?.name}
                description={category?.types
                  ?.filter(({ countryCodes }) => countryCodes?.includes(country) ?? true)
                  .map(({ name }) => name)
                  .join(', ')}
                trailing={isUploaded && <Badge tone="positive">{t('receivedLabel')}</Badge>}
              />
            )
          })}
        </List>
      )}
    </WithChoices>
  )
}

/** The number of a category in the bank's list. */
export const numberOf = (category: DocumentCategory): number =>
  Number(Object.entries(DOCUMENT_CATEGORY).find(([, word]) => word === category)?.[0])
