import type { ReactNode } from 'react'

/** A way to add money that comes from outside the accounts domain, e.g. an invoice. */
export interface FurtherWay {
  readonly label: string
  readonly description?: string | undefined
  readonly show: () => ReactNode
}
