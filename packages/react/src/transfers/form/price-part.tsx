import { useMessages } from '../../i18n/index.ts'
import type { Failure } from '../../store/index.ts'
import { DefinitionList, ErrorView, Spinner, type DefinitionListItem } from '../../ui/index.ts'

export interface PricePartProps {
  /** The lines of the price, once it is there. */
  rows: readonly DefinitionListItem[] | undefined
  /** How many lines it will have. */
  lines: 1 | 2 | 3 | 4 | 5 | 6
  isPending: boolean
  failure: Failure | undefined
  /** What has to be filled in first; nothing where the amount is what is wrong. */
  awaitsText: string | undefined
  onRetry: () => void
}

/** What the transfer costs, as the bank said a moment ago; announced when it changes. */
export function PricePart(props: PricePartProps) {
  const { t } = useMessages('transfers')
  const { rows, lines, isPending, failure, awaitsText, onRetry } = props
  // That the balance does not cover it stands at the amount.
  const told = failure?.code === 'insufficient_funds' ? undefined : failure
  return (
    <>
      <div className={`sp-price sp-price-lines-${lines}`} role="status" aria-busy={isPending}>
        {rows && <DefinitionList items={rows} />}
        {!rows && isPending && <Spinner label={t('pricingStatus')} />}
        {!rows && !isPending && awaitsText !== undefined && (
          <p className="sp-muted sp-small">{awaitsText}</p>
        )}
      </div>
      <ErrorView failure={told} title={t('priceFailedTitle')} onRetry={onRetry} />
    </>
  )
}
