import { isPositive } from '@sixpence/core/money'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'
import { useFinish } from './use-finish.ts'

/** Asks for confirmation before a card is blocked for good. */
export function BlockCard({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const finish = useFinish(close)
  const block = () => finish(task.block(), t('blockedText'))
  return (
    <Dialog
      isOpen
      title={t('blockTitle')}
      onClose={close}
      actions={
        <>
          <Button variant="danger" isPending={task.isPending} onPress={() => void block()}>
            {t('blockCta')}
          </Button>
          <Button onPress={close}>{t('keepCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={task.problem} title={t('actionFailedTitle')} />
        <p>{t('blockText')}</p>
        {isPositive(card.balance) && <Alert tone="info">{t('blockBalanceText')}</Alert>}
      </Stack>
    </Dialog>
  )
}
