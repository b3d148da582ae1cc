import { ADDRESS_SEARCH_LENGTH, type FoundAddress } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { SuggestField } from '../../ui/index.ts'
import { useAddressSearch } from './use-address-search.ts'

export interface AddressSearchProps {
  /** ISO 3166; addresses of no other country are found. */
  countryCode: string
  /** Called with the lines of the address that was chosen. */
  onFound: (address: FoundAddress) => void
}

/** Finds an address while it is typed. The fields it fills stay where they are, for any hand. */
export function AddressSearch({ countryCode, onFound }: AddressSearchProps) {
  const { t } = useMessages('common')
  const task = useAddressSearch(countryCode, onFound)
  if (countryCode === '') return null
  return (
    <SuggestField
      label={t('addressSearchLabel')}
      value={task.text}
      onChange={task.type}
      suggestions={task.suggestions}
      onChoose={task.choose}
      description={
        <span aria-live="polite">
          {t(task.isFailed ? 'addressSearchFailedText' : 'addressSearchText')}
        </span>
      }
      maxLength={ADDRESS_SEARCH_LENGTH.max}
    />
  )
}
