import type { SendMoneyTask } from '../use-send-money.ts'
import type { CardAdding } from './use-card-adding.ts'

/** What each part of the recipient's details works on. */
export interface DetailsPartProps {
  task: SendMoneyTask
  isValidated: boolean
  adding: CardAdding
}
