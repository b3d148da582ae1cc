import type { ReactNode } from 'react'
import { StepHeading } from '../attempts/index.ts'
import { Icon } from '../ui/index.ts'
import { PaymentConfirmation } from './payment-confirmation.tsx'

interface PaymentFailedHeadProps {
  title: string
  /** The reasons, and what has become of the payment: announced. */
  reasons: readonly string[]
  /** More about it. */
  children?: ReactNode
}

/** Shows that a payment has failed, and why. */
export function PaymentFailedHead({ title, reasons, children }: PaymentFailedHeadProps) {
  return (
    <div className="sp-payment-outcome">
      <span className="sp-payment-mark sp-payment-mark-negative">
        <Icon name="warning" />
      </span>
      <PaymentConfirmation outcome="failed" />
      <StepHeading>{title}</StepHeading>
      <div role="alert">
        {reasons.map(reason => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      {children}
    </div>
  )
}
