import type { Account } from '@sixpence/core/accounts'
import type { CardTask } from '../detail/use-card.ts'

/** The props of a dialog about one card. */
export interface CardDialogProps {
  card: Account
  task: CardTask
  close: () => void
}
