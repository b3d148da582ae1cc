import { formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Alert, Button, Dialog, ErrorView, Skeleton, Stack } from '../../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'
import { useCardFees } from './use-card-fees.ts'
import { useFinish } from './use-finish.ts'

/** Asks for confirmation before an ordered card is sent by express. */
export function UpgradeShipping({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const finish = useFinish(close)
  const { locale } = useFormats()
  const { fees, isGone, isLoading, failure, retry } = useCardFees(card)
  const express = fees?.shipping.find(({ type }) => type === 'express')
  const [reason] = express?.disabledReasons ?? []
  const upgrade = () => finish(task.upgradeShipping(), t('upgradedText'))
  const { currencyCode } = card
  return (
    <Dialog
      isOpen
      title={t('upgradeShippingCta')}
      onClose={close}
      actions={
        <>
          <Button
            variant="primary"
            isPending={task.isPending}
            isDisabled={!express || reason !== undefined}
            onPress={() => void upgrade()}
          >
            {t('upgradeCta')}
          </Button>
          <Button onPress={close}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={task.problem} title={t('actionFailedTitle')} />
        {isLoading && <Skeleton />}
        <ErrorView failure={failure} onRetry={retry} />
        <Alert tone="info">{isGone ? t('noOfferTitle') : reason && t(`${reason}Reason`)}</Alert>
        {express && reason === undefined && (
          <p>
            {t('shippingText', {
              count: express.deliveryTime,
              fee: formatMoney({ amount: express.fee, currencyCode }, locale),
            })}
          </p>
        )}
      </Stack>
    </Dialog>
  )
}
