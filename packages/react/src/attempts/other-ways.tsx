import type { ApprovalMode } from '@sixpence/core/customer'
import { useMessages } from '../i18n/index.ts'
import { Button } from '../ui/index.ts'

const WORDS = {
  push: 'pushWayCta',
  sms: 'smsWayCta',
  otp: 'emailWayCta',
  approvalCode: 'emailWayCta',
  direct: 'emailWayCta',
} as const

export interface OtherWaysProps {
  present: ApprovalMode | undefined
  /** All ways open to the customer, including the present one. */
  ways: readonly ApprovalMode[]
  isDisabled: boolean
  onChoose: (way: ApprovalMode) => void
}

/** The other ways to confirm, for a phone left at home or an email that never came. */
export function OtherWays({ present, ways, isDisabled, onChoose }: OtherWaysProps) {
  const { t } = useMessages('payments')
  const others = ways.flatMap(way =>
    way === present || way === 'none' || way === 'simple' ? [] : [way],
  )
  if (others.length === 0) return null
  return (
    <div className="sp-approval-ways">
      {others.map(way => (
        <Button key={way} variant="link" isDisabled={isDisabled} onPress={() => onChoose(way)}>
          {t(WORDS[way])}
        </Button>
      ))}
    </div>
  )
}
