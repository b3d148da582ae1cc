import { useMessages } from '../i18n/index.ts'
import { Badge, Inline } from '../ui/index.ts'
import { useCardBin } from './use-card-bin.ts'

export interface CardBrandProps {
  /** As it is being typed. */
  cardNumber: string
}

/**
 * Says below a field for a card number whose card it is, and when nothing can be paid to it. While
 * there is nothing to say it is an empty region, which screen readers hear when that changes. What
 * the bank did not answer is not said: the field works without it.
 */
export function CardBrand({ cardNumber }: CardBrandProps) {
  const { t } = useMessages('cards')
  const { info, isUnknown, isBlocked } = useCardBin(cardNumber)
  return (
    <div role="status">
      {isBlocked ? (
        <Badge tone="negative">{t('blockedBinError')}</Badge>
      ) : isUnknown ? (
        <Badge tone="warning">{t('unknownBinError')}</Badge>
      ) : (
        info && (
          <Inline>
            <Badge tone="neutral">{info.cardBrand}</Badge>
            <span className="sp-muted">{info.issuer}</span>
          </Inline>
        )
      )}
    </div>
  )
}
