import { useCountryName, useMessages } from '../../../i18n/index.ts'
import { DetailInput } from './detail-input.tsx'
import type { DetailsPartProps } from './details-part-props.ts'

/** The IBAN, which decides where the money goes. */
export function IbanPart({ task, isSubmitted, adding }: DetailsPartProps) {
  const { offer } = task
  const unreached = useUnreached()
  const iban = task.details.fields.find(({ field }) => field.name === 'iban')
  if (!iban) return null
  return (
    <DetailInput
      detail={iban}
      countryCode={offer.countryCode}
      isSubmitted={isSubmitted}
      adding={adding}
      error={task.faults.country && !iban.fault ? unreached(task.ibanCountry) : undefined}
      onType={typed => task.typeDetail('iban', typed)}
      onLeave={text => task.leaveDetail('iban', text)}
    />
  )
}

function useUnreached() {
  const { t } = useMessages('send-money')
  const nameOf = useCountryName()
  return (countryCode = ''): string => t('ibanUnreachedError', { country: nameOf(countryCode) })
}
