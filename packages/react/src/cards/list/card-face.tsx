import { isStopped, maskCardNumber, type Account } from '@sixpence/core'
import { AccountStatusBadge } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../provider/index.ts'
import { useCardName } from './use-card-name.ts'

/** A card as it lies on the table, in the brand's colours. */
export function CardFace({ card }: { card: Account }) {
  const { t } = useMessages('cards')
  const { projectName } = useBrand()
  const nameOf = useCardName()
  const { cardExpiryMonth, cardExpiryYear, cardNumber, accountStatusId } = card
  const isDimmed = accountStatusId !== 'active' || isStopped(card)
  return (
    <span className="sp-bank-card" data-dimmed={isDimmed || undefined}>
      <span className="sp-bank-card-head">
        <span className="sp-bank-card-brand">{projectName}</span>
        {isDimmed && <AccountStatusBadge account={card} />}
      </span>
      <span className="sp-bank-card-name">{nameOf(card)}</span>
      <span className="sp-bank-card-foot">
        {cardNumber !== undefined && (
          <span>
            <span className="sp-visually-hidden">{t('numberLabel')} </span>
            {maskCardNumber(cardNumber)}
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

/** As it is printed on cards everywhere: `09/30`. */
export const expiryText = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`
