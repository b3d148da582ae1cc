import { hosted } from '../../provider/index.ts'
import { ProgressCard } from './progress-card.tsx'

export interface BatchProgressProps {
  /** The id of a submitted batch. */
  id: string
}

/**
 * The payments of a submitted batch by state: waiting, paid, not paid and cancelled. Follows them
 * while they are made, and stops those that haven't begun.
 */
export const BatchProgress = hosted('BatchProgress', BatchProgressContent)

function BatchProgressContent({ id }: BatchProgressProps) {
  return <ProgressCard id={id} isAgeShown />
}
