import { pickOffer, type CardOffer } from '@sixpence/core/cards'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { NativeSelect, RadioGroup } from '../../ui/index.ts'
import type { ApplicationTask } from './use-card-application.ts'
import { useFeesText } from './use-fees-text.ts'

export interface OfferPartProps {
  task: ApplicationTask
  offers: readonly CardOffer[]
  /** The chosen offer. */
  offer: CardOffer
}

/** A choice of the card's kind and price, then of its currency. */
export function OfferPart(props: OfferPartProps) {
  return (
    <>
      <Kinds {...props} />
      <Currencies {...props} />
    </>
  )
}

const KINDS = [
  { id: 'physical', label: 'physicalKind', cardIsVirtual: false },
  { id: 'virtual', label: 'virtualKind', cardIsVirtual: true },
] as const

function Kinds({ task, offers, offer }: OfferPartProps) {
  const { t } = useMessages('cards')
  const feesText = useFeesText()
  const kinds = KINDS.map(({ id, label, cardIsVirtual }) => {
    const nearest = pickOffer(offers, offer, { cardIsVirtual })
    return { id, label: t(label), cardIsVirtual, description: nearest && feesText(nearest.fees) }
  })
  return (
    <RadioGroup
      label={t('offerLabel')}
      options={kinds.filter(({ description }) => description !== undefined)}
      selectedId={offer.cardIsVirtual ? 'virtual' : 'physical'}
      onSelect={id => task.choose({ cardIsVirtual: id === 'virtual' })}
    />
  )
}

function Currencies({ task, offers, offer }: OfferPartProps) {
  const { t } = useMessages('cards')
  const { currencyName } = useFormats()
  const ofKind = offers.filter(({ cardIsVirtual }) => cardIsVirtual === offer.cardIsVirtual)
  return (
    <div className="sp-select-fields">
      <NativeSelect
        label={t('currencyLabel')}
        options={ofKind.map(({ currencyCode: id }) => ({
          id,
          label: `${id} · ${currencyName(id)}`,
        }))}
        selectedId={offer.currencyCode}
        onSelect={currencyCode => task.choose({ currencyCode })}
      />
    </div>
  )
}
