import { isPositive } from '@sixpence/core/money'
import { useMessages } from '../../i18n/index.ts'
import { Alert, AskPopup, useToast } from '../../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'

/** Asks for confirmation before a card is blocked for good. */
export function BlockCard({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const toast = useToast()
  return (
    <AskPopup
      of={task.change}
      title={t('blockTitle')}
      text={t('blockText')}
      confirmText={t('blockCta')}
      cancelText={t('keepCta')}
      isDanger
      failedTitle={t('actionFailedTitle')}
      onConfirm={task.block}
      onClose={close}
      onDone={() => toast({ tone: 'positive', text: t('blockedText') })}
    >
      {isPositive(card.balance) && <Alert tone="info">{t('blockBalanceText')}</Alert>}
    </AskPopup>
  )
}
