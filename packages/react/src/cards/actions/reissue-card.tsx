import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Alert, Button, Dialog, ErrorView, RadioGroup, Skeleton, Stack } from '../../ui/index.ts'
import { formatMoney } from '@sixpence/core/money'
import type { CardDialogProps } from './card-dialog-props.ts'
import { useCardFees } from './use-card-fees.ts'
import { useFinish } from './use-finish.ts'

/** Orders a replacement for a lost or worn card, by the chosen shipping. */
export function ReissueCard({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const finish = useFinish(close)
  const { locale } = useFormats()
  const [chosen, choose] = useState<'standard' | 'express'>()
  const { fees, isGone, isLoading, failure, retry } = useCardFees(card)
  const ways = fees?.shipping.filter(({ disabledReasons }) => disabledReasons.length === 0) ?? []
  const way = (ways.find(({ type }) => type === chosen) ?? ways[0])?.type
  const order = () => finish(task.reissue(way === 'express'), t('reissuedText'))
  const money = (amount: string) => formatMoney({ amount, currencyCode: card.currencyCode }, locale)
  return (
    <Dialog
      isOpen
      title={t('reissueCta')}
      onClose={close}
      actions={
        <>
          <Button
            variant="primary"
            isPending={task.isPending}
            isDisabled={!fees}
            onPress={() => void order()}
          >
            {t('orderCta')}
          </Button>
          <Button onPress={close}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={task.problem} title={t('actionFailedTitle')} />
        <p>{t('reissueText')}</p>
        {isLoading && <Skeleton shape="row" lines={2} />}
        <ErrorView failure={failure} onRetry={retry} />
        <Alert tone="info">{isGone && t('noOfferTitle')}</Alert>
        {fees && (
          <>
            <p>{t('issueFeeText', { fee: money(fees.issue) })}</p>
            {way && (
              <RadioGroup
                label={t('shippingLabel')}
                options={ways.map(({ type, fee, deliveryTime }) => ({
                  id: type,
                  label: t(`${type}Label`),
                  description: t('shippingText', { count: deliveryTime, fee: money(fee) }),
                }))}
                selectedId={way}
                onSelect={choose}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
