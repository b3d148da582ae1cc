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
  /** The mail address and sign-in name, in lower case. */
  readonly email: string
  readonly password: string
  readonly signIn: AuthFlowName
  /** The number for codes by SMS (E.164). */
  readonly phoneNumber?: string | undefined
  readonly approval: Customer['transactionApproveMode']
  /** The person's description in the control API. */
  readonly about: string
  readonly residenceCountry?: string | undefined
  /** By default an address in the country of residence. */
  readonly home?: Home | undefined
  readonly birthDay?: string | undefined
  /** The time until which they may postpone the move to sign-ins that a phone approves. */
  readonly migrateBy?: Date | undefined
  readonly createdAt: Date
}
