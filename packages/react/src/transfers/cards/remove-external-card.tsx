import type { ExternalCard } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { AskPopup } from '../../ui/index.ts'
import { useCardText } from './use-card-text.ts'
import type { ExternalCardsTask } from './use-external-cards.ts'

export interface RemoveExternalCardProps {
  card: ExternalCard
  task: Pick<ExternalCardsTask, 'remove' | 'isRemoving' | 'removeFailure'>
  onClose: () => void
}

/** Asks before a card is removed. */
export function RemoveExternalCard({ card, task, onClose }: RemoveExternalCardProps) {
  const { t } = useMessages('external-cards')
  const name = useCardText()(card)
  return (
    <AskPopup
      title={t('removeTitle')}
      text={t('removeText', { name })}
      confirmText={t('confirmRemoveCta')}
      cancelText={t('cancelCta')}
      isPending={task.isRemoving}
      failure={task.removeFailure}
      failedTitle={t('removeFailedTitle')}
      onConfirm={() => task.remove(card.id)}
      onClose={onClose}
    />
  )
}
