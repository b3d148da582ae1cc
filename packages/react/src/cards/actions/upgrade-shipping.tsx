import { formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Alert, AskPopup, ErrorView, Skeleton, useToast } from '../../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'
import { useCardFees } from './use-card-fees.ts'

/** Asks for confirmation before an ordered card is sent by express. */
export function UpgradeShipping({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const toast = useToast()
  const { locale } = useFormats()
  const { data: fees, isGone, isLoading, error, refetch } = useCardFees(card)
  const express = fees?.shipping.find(({ type }) => type === 'express')
  const [reason] = express?.disabledReasons ?? []
  const { currencyCode } = card
  return (
    <AskPopup
      of={task.change}
      title={t('upgradeShippingCta')}
      confirmText={t('upgradeCta')}
      isDisabled={!express || reason !== undefined}
      failedTitle={t('actionFailedTitle')}
      onConfirm={task.upgradeShipping}
      onClose={close}
      onDone={() => toast({ tone: 'positive', text: t('upgradedText') })}
    >
      {isLoading && <Skeleton />}
      <ErrorView failure={error} onRetry={refetch} />
      <Alert tone="info">{isGone ? t('noOfferTitle') : reason && t(`${reason}Reason`)}</Alert>
      {express && reason === undefined && (
        <p>
          {t('shippingText', {
            count: express.deliveryTime,
            fee: formatMoney({ amount: express.fee, currencyCode }, locale),
          })}
        </p>
      )}
    </AskPopup>
  )
}
