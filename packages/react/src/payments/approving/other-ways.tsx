import type { PaymentIntent } from '@sixpence/core/payments'
import { OtherWays as Ways } from '../../attempts/index.ts'
import type { PaymentTask } from '../use-payment-task.ts'

interface OtherWaysProps {
  payment: PaymentIntent
  task: PaymentTask
}

/** The other ways to approve a payment. */
export function OtherWays({ payment, task }: OtherWaysProps) {
  const { approveType, availableApprovalMethods = [] } = payment.approval ?? {}
  return (
    <Ways
      present={approveType}
      ways={availableApprovalMethods}
      isDisabled={task.isPending}
      onChoose={way => void task.approveBy(way)}
    />
  )
}
