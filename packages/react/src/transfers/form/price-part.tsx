import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import type { Failure } from '../../store/index.ts'
import {
  Card,
  DefinitionList,
  ErrorView,
  Spinner,
  type DefinitionListItem,
} from '../../ui/index.ts'

export interface PricePartProps {
  /** The rows of the price, once it is there. */
  rows: readonly DefinitionListItem[] | undefined
  isPending: boolean
  failure: Failure | undefined
  /** What has to be filled in first. */
  awaitsText: string
  onRetry: () => void
}

/** What the transfer costs, as the bank said a moment ago; announced when it changes. */
export function PricePart(props: PricePartProps) {
  const { t } = useMessages('transfers')
  const { rows, isPending, failure, awaitsText, onRetry } = props
  // That the balance does not cover it stands at the amount.
  const told = failure?.code === 'insufficient_funds' ? undefined : failure
  return (
    <>
      <ErrorView failure={told} title={t('priceFailedTitle')} onRetry={onRetry} />
      <Card tone="sunken">
        <div className="sp-price" role="status" aria-busy={isPending}>
          {rows ? (
            <DefinitionList items={rows} />
          ) : (
            <Waiting isPending={isPending} text={awaitsText} />
          )}
        </div>
      </Card>
    </>
  )
}

function Waiting({ isPending, text }: { isPending: boolean; text: string }): ReactNode {
  const { t } = useMessages('transfers')
  if (isPending) return <Spinner label={t('pricingStatus')} />
  return <p className="sp-muted">{text}</p>
}
