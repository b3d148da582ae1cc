import { useMessages } from '../../i18n/index.ts'
import { Button, ErrorView, type DefinitionListItem } from '../../ui/index.ts'
import { PricePart } from './price-part.tsx'
import { SimilarWarning, type SimilarWarningProps } from './similar-warning.tsx'
import type { TransferTask } from '../transfer-task.ts'

export interface TransferFootProps {
  task: Pick<
    TransferTask<object, object>,
    'isPricing' | 'priceFailure' | 'reviewing' | 'retry' | 'reviewAnyway'
  >
  kind: SimilarWarningProps['kind']
  /** The rows of the price, once it is there. */
  rows: readonly DefinitionListItem[] | undefined
  /** What has to be filled in before there is a price. */
  awaitsText: string
  isWaiting: boolean
}

/** What the transfer costs, what stands against it, and the button that leads to its review. */
export function TransferFoot({ task, kind, rows, awaitsText, isWaiting }: TransferFootProps) {
  const { t } = useMessages('transfers')
  const { reviewing } = task
  return (
    <>
      <PricePart
        rows={rows}
        isPending={task.isPricing}
        failure={task.priceFailure}
        awaitsText={awaitsText}
        onRetry={task.retry}
      />
      <ErrorView failure={reviewing.failure} title={t('failedTitle')} />
      <SimilarWarning
        similar={reviewing.similar}
        kind={kind}
        isPending={reviewing.isPending}
        onContinue={() => void task.reviewAnyway()}
      />
      {!reviewing.similar && (
        <Button type="submit" variant="primary" isWide isPending={reviewing.isPending || isWaiting}>
          {t('reviewCta')}
        </Button>
      )}
    </>
  )
}
