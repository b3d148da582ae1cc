import type { Account } from '@sixpence/core/accounts'
import { maskCardNumber } from '@sixpence/core/cards'
import { AccountStatusBadge } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../provider/index.ts'
import { cardLook } from './card-look.ts'
import { useCardName } from './use-card-name.ts'

/** A picture of a card in the brand's colours. A virtual card has no chip. */
export function CardFace({ card }: { card: Account }) {
  const { t } = useMessages('cards')
  const { projectName } = useBrand()
  const nameOf = useCardName()
  const { cardExpiryMonth, cardExpiryYear, cardNumber } = card
  const look = cardLook(card)
  return (
    <span className="sp-bank-card" data-look={look}>
      <span className="sp-bank-card-head">
        <span className="sp-bank-card-brand">{projectName}</span>
        {look !== 'inUse' && <AccountStatusBadge account={card} />}
      </span>
      {card.cardIsVirtual !== true && <span className="sp-bank-card-chip" />}
      <span className="sp-bank-card-name">{nameOf(card)}</span>
      <span className="sp-bank-card-foot">
        {cardNumber !== undefined && (
          <span>
            <span className="sp-visually-hidden">{t('numberLabel')} </span>
            <bdi>{maskCardNumber(cardNumber)}</bdi>
          </span>
        )}
        {cardExpiryMonth !== undefined && cardExpiryYear !== undefined && (
          <span>
            <span className="sp-visually-hidden">{t('expiryLabel')} </span>
            {expiryText(cardExpiryMonth, cardExpiryYear)}
          </span>
        )}
      </span>
    </span>
  )
}

/** Formats an expiry date as printed on cards: `09/30`. */
export const expiryText = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`
