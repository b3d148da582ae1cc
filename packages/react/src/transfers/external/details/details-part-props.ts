import type { SendMoneyTask } from '../use-send-money.ts'
import type { CardAdding } from './use-card-adding.ts'

export interface DetailsPartProps {
  task: SendMoneyTask
  isValidated: boolean
  adding: CardAdding
}
