import type { ReactNode } from 'react'

/** A way for money to come onto an account that is not told by the account itself. */
export interface FurtherWay {
  readonly label: string
  readonly description?: string | undefined
  readonly show: () => ReactNode
}
