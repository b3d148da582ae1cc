import { useMessages } from '../../../i18n/index.ts'
import { ErrorView, Select } from '../../../ui/index.ts'
import { useDetailFaultText } from '../../../payments/index.ts'
import type { OptionList } from './use-option-lists.ts'
import type { DetailField } from './use-payout-details.ts'

export interface DetailChoiceProps {
  detail: DetailField
  list: OptionList
  label: string
  isSubmitted: boolean
  onType: (typed: string) => void
}

/** A choice of one option, in the bank's order. */
export function DetailChoice({ detail, list, label, isSubmitted, onType }: DetailChoiceProps) {
  const { t } = useMessages('send-money')
  const description = useListText()(list)
  const faultText = useDetailFaultText()
  const { field, value, fault } = detail
  const { data: options, awaits, error, refetch } = list
  const isShown = isSubmitted && awaits === undefined
  return (
    <>
      <Select
        label={label}
        name={field.name}
        options={options?.map(({ id, name }) => ({ id, label: name })) ?? []}
        selectedId={options?.find(({ id }) => id === value)?.id}
        isDisabled={options === undefined}
        description={description}
        error={fault && isShown ? faultText(fault, true) : undefined}
        onSelect={onType}
      />
      <ErrorView failure={error} title={t('optionsFailedTitle')} onRetry={refetch} />
    </>
  )
}

/** Returns a function that explains why there are no options. */
function useListText() {
  const { t } = useMessages('send-money')
  return (list: OptionList): string | undefined => {
    if (list.awaits) return t('bankFirstText')
    return list.data?.length === 0 ? t('noOptionsText') : undefined
  }
}
