import type { Account } from '@sixpence/core'
import type { CardTask } from '../detail/use-card.ts'

/** What a dialog about one card is given. */
export interface CardDialogProps {
  card: Account
  task: CardTask
  close: () => void
}
