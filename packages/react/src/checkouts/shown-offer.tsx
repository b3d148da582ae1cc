import type { ButtonOffer, ShownButton } from '@sixpence/core/checkouts'
import { formatMoney } from '@sixpence/core/money'
import type { ReactNode } from 'react'
import { StepHeading } from '../attempts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useRepetitionText } from '../payments/index.ts'
import { Card, DefinitionList, EmptyState, Money, Stack } from '../ui/index.ts'
import { MerchantLogo } from './merchant-logo.tsx'

export interface ShownOfferProps {
  /** Undefined if there is no such button. */
  button: ShownButton | undefined
  /** The next step, if there is something to pay. */
  children?: ReactNode
  /** A way out, if there is nothing to pay. */
  action?: ReactNode
}

/**
 * The public terms of a saved button and the next step. For a deleted button it only shows that it
 * was deleted.
 */
export function ShownOffer({ button, children, action }: ShownOfferProps) {
  const { t } = useMessages('checkouts')
  const name = button?.merchantName
  if (!button?.offer) {
    return (
      <EmptyState
        title={name === undefined ? t('noButtonTitle') : t('buttonGoneTitle', { name })}
        icon="warning"
        action={action}
      >
        {t('buttonGoneText')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={5}>
      <StepHeading isFirst>{t('payTitle', { name: button.merchantName })}</StepHeading>
      <MerchantLogo url={button.logoUrl} />
      <OfferCard button={button} offer={button.offer} />
      {children}
    </Stack>
  )
}

/** The payee, the purpose and the amount. */
function OfferCard({ button, offer }: { button: ShownButton; offer: ButtonOffer }) {
  const { t } = useMessages('checkouts')
  const repetitionOf = useRepetitionText()
  return (
    <Card>
      <DefinitionList
        items={[
          { id: 'to', term: t('toLabel'), details: button.merchantName },
          { id: 'for', term: t('purposeLabel'), details: offer.description },
          {
            id: 'amount',
            term: t('amountLabel'),
            details: <Price offer={offer} />,
            isStrong: true,
          },
          ...(offer.frequency
            ? [
                {
                  id: 'repeat',
                  term: t('repeatLabel'),
                  details: repetitionOf({ frequency: offer.frequency }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

function Price({ offer }: { offer: ButtonOffer }) {
  const { t } = useMessages('checkouts')
  const { locale } = useFormats()
  const { currencyCode, amount, min = '', max = '' } = offer
  if (amount !== undefined) return <Money amount={amount} currencyCode={currencyCode} />
  const money = (each: string) => formatMoney({ amount: each, currencyCode }, locale)
  return <>{t('boundsText', { min: money(min), max: money(max) })}</>
}
