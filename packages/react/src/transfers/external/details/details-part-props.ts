import type { SendMoneyTask } from '../use-send-money.ts'
import type { CardAdding } from './use-card-adding.ts'

/** The props of each part of the recipient's details. */
export interface DetailsPartProps {
  task: SendMoneyTask
  isSubmitted: boolean
  adding: CardAdding
}
