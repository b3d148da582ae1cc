import { Stack } from '../../../ui/index.ts'
import type { SendMoneyTask } from '../use-send-money.ts'
import { DetailInput } from './detail-input.tsx'
import type { CardAdding } from './use-card-adding.ts'

export interface BankPartProps {
  task: Pick<SendMoneyTask, 'details' | 'draft' | 'offer' | 'typeDetail' | 'leaveDetail'>
  isSubmitted: boolean
  adding: CardAdding
  /** True if it also shows optional fields, and fields filled by the IBAN. */
  isWhole: boolean
}

/** The fields of a way besides the IBAN. */
export function BankPart({ task, isSubmitted, adding, isWhole }: BankPartProps) {
  const { details, draft, offer, typeDetail, leaveDetail } = task
  if (draft.routedBy !== 'iban') return null
  const shown = details.fields.filter(
    ({ field, fault, isCorrected }) => isWhole || field.isRequired || fault || isCorrected,
  )
  const further = shown.filter(({ field }) => field.name !== 'iban')
  if (further.length === 0) return null
  return (
    <Stack gap={4}>
      {further.map(detail => (
        <DetailInput
          key={detail.field.name}
          detail={detail}
          countryCode={offer.countryCode}
          isSubmitted={isSubmitted}
          adding={adding}
          onType={typed => typeDetail(detail.field.name, typed)}
          onLeave={text => leaveDetail(detail.field.name, text)}
        />
      ))}
    </Stack>
  )
}
