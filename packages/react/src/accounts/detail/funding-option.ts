import type { ReactNode } from 'react'

/** A way to add money that comes from outside the accounts domain, e.g. an invoice. */
export interface FundingOption {
  readonly label: string
  readonly description?: string | undefined
  readonly show: () => ReactNode
}
