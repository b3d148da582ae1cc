import type { PaymentIntent } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import type { PaymentTask } from '../use-payment-task.ts'

const WORDS = {
  push: 'pushWayCta',
  sms: 'smsWayCta',
  otp: 'emailWayCta',
  approvalCode: 'emailWayCta',
  direct: 'emailWayCta',
} as const

interface OtherWaysProps {
  payment: PaymentIntent
  task: PaymentTask
}

/** The other ways that lead to the customer, for a phone left at home or a mail that never came. */
export function OtherWays({ payment, task }: OtherWaysProps) {
  const { t } = useMessages('payments')
  const { approveType, availableApprovalMethods = [] } = payment.approval ?? {}
  const others = availableApprovalMethods.flatMap(way =>
    way === approveType || way === 'none' || way === 'simple' ? [] : [way],
  )
  if (others.length === 0) return null
  return (
    <div className="sp-approval-ways">
      {others.map(way => (
        <Button
          key={way}
          variant="link"
          isDisabled={task.isPending}
          onPress={() => void task.approveBy(way)}
        >
          {t(WORDS[way])}
        </Button>
      ))}
    </div>
  )
}
