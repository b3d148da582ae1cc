import type { SixpenceError } from '@sixpence/core/errors'
import { useMessages } from '../../i18n/index.ts'
import { DefinitionList, ErrorView, Spinner, type DefinitionListItem } from '../../ui/index.ts'

export interface PricePartProps {
  /** The lines of the price, once it is there. */
  rows: readonly DefinitionListItem[] | undefined
  /** The number of lines it will have. */
  lines: 1 | 2 | 3 | 4 | 5 | 6
  isPending: boolean
  failure: SixpenceError | undefined
  /** The field to fill in first; undefined if the amount is at fault. */
  awaitsText: string | undefined
  onRetry: () => void
}

/** The price of the transfer, as the bank answered a moment ago; announced when it changes. */
export function PricePart(props: PricePartProps) {
  const { t } = useMessages('transfers')
  const { rows, lines, isPending, failure, awaitsText, onRetry } = props
  // The amount field shows that the balance doesn't cover it.
  const shownFailure = failure?.code === 'insufficient_funds' ? undefined : failure
  return (
    <>
      <div className={`sp-price sp-price-lines-${lines}`} role="status" aria-busy={isPending}>
        {rows && <DefinitionList items={rows} />}
        {!rows && isPending && <Spinner label={t('pricingStatus')} />}
        {!rows && !isPending && awaitsText !== undefined && (
          <p className="sp-muted sp-small">{awaitsText}</p>
        )}
      </div>
      <ErrorView failure={shownFailure} title={t('priceFailedTitle')} onRetry={onRetry} />
    </>
  )
}
