import type { ExternalCard } from '@sixpence/core/transfers'
import { useMessages } from '../../i18n/index.ts'
import { AskPopup } from '../../ui/index.ts'
import { useCardText } from './use-card-text.ts'
import type { ExternalCardsTask } from './use-external-cards.ts'

export interface RemoveExternalCardProps {
  card: ExternalCard
  task: Pick<ExternalCardsTask, 'remove' | 'change'>
  onClose: () => void
}

/** Asks before a card is removed. */
export function RemoveExternalCard({ card, task, onClose }: RemoveExternalCardProps) {
  const { t } = useMessages('external-cards')
  const name = useCardText()(card)
  return (
    <AskPopup
      of={task.change}
      title={t('removeTitle')}
      text={t('removeText', { name })}
      confirmText={t('confirmRemoveCta')}
      failedTitle={t('removeFailedTitle')}
      onConfirm={() => task.remove(card.id)}
      onClose={onClose}
    />
  )
}
