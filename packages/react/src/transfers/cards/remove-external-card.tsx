import type { ExternalCard } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
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
  const remove = async () => {
    if (await task.remove(card.id)) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t('removeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={task.isRemoving} onPress={() => void remove()}>
            {t('confirmRemoveCta')}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={task.removeFailure} title={t('removeFailedTitle')} />
        <p>{t('removeText', { name })}</p>
      </Stack>
    </Dialog>
  )
}
