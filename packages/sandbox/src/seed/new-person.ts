import type { AuthFlowName, Customer } from '@sixpence/protocol'
import type { Home } from './seed-homes.ts'

/** A customer who can sign in. */
export interface NewPerson {
  readonly customerId: string
  readonly userId: string
  readonly kind: 'personal' | 'business'
  readonly firstName: string
  readonly lastName: string
  readonly businessName?: string | undefined
  /** Lower case; the sign-in name too. */
  readonly email: string
  readonly password: string
  readonly signIn: AuthFlowName
  /** Where codes go by SMS (E.164). */
  readonly phoneNumber?: string | undefined
  readonly approval: Customer['transactionApproveMode']
  /** What the control API says of them. */
  readonly about: string
  readonly residenceCountry?: string | undefined
  /** By default somewhere in the country of residence. */
  readonly home?: Home | undefined
  readonly birthDay?: string | undefined
  /** Until when they may put off the move to sign-ins that a phone approves. */
  readonly migrateBy?: Date | undefined
  readonly createdAt: Date
}
