import { useMessages } from '../i18n/index.ts'
import { Badge, Inline } from '../ui/index.ts'
import { useCardBin } from './use-card-bin.ts'

export interface CardBrandProps {
  /** The number as it is typed. */
  cardNumber: string
}

/**
 * Shows below a card number whose card it is, and if it can't be paid. With nothing to show, it is
 * an empty live region, so that screen readers announce changes. It doesn't report failed requests,
 * because the field works without it.
 */
export function CardBrand({ cardNumber }: CardBrandProps) {
  const { t } = useMessages('cards')
  const { data: info, isUnknown, isBlocked } = useCardBin(cardNumber)
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
