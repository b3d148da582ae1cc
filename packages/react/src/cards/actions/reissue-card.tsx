import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Alert, AskPopup, ErrorView, RadioGroup, Skeleton, useToast } from '../../ui/index.ts'
import { formatMoney } from '@sixpence/core/money'
import type { CardDialogProps } from './card-dialog-props.ts'
import { useCardFees } from './use-card-fees.ts'

/** Orders a replacement for a lost or worn card, by the chosen shipping. */
export function ReissueCard({ card, task, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const toast = useToast()
  const { locale } = useFormats()
  const [chosen, choose] = useState<'standard' | 'express'>()
  const { data: fees, isGone, isLoading, error, refetch } = useCardFees(card)
  const ways = fees?.shipping.filter(({ disabledReasons }) => disabledReasons.length === 0) ?? []
  const way = (ways.find(({ type }) => type === chosen) ?? ways[0])?.type
  const money = (amount: string) => formatMoney({ amount, currencyCode: card.currencyCode }, locale)
  return (
    <AskPopup
      of={task.change}
      title={t('reissueCta')}
      text={t('reissueText')}
      confirmText={t('orderCta')}
      isDisabled={!fees}
      failedTitle={t('actionFailedTitle')}
      onConfirm={() => task.reissue(way === 'express')}
      onClose={close}
      onDone={() => toast({ tone: 'positive', text: t('reissuedText') })}
    >
      {isLoading && <Skeleton shape="row" lines={2} />}
      <ErrorView failure={error} onRetry={refetch} />
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
    </AskPopup>
  )
}
