import { ADDRESS_SEARCH_LENGTH, type FoundAddress } from '@sixpence/core/lookups'
import { useMessages } from '../../i18n/index.ts'
import { SuggestField } from '../../ui/index.ts'
import { useAddressSearch } from './use-address-search.ts'

export interface AddressSearchProps {
  /** An ISO 3166 code. Only addresses in this country are found. */
  countryCode: string
  /** Called with the lines of the chosen address. */
  onFound: (address: FoundAddress) => void
}

/** Finds an address while it is typed. The fields that it fills stay editable. */
export function AddressSearch({ countryCode, onFound }: AddressSearchProps) {
  const { t } = useMessages('addresses')
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
