import type { Money as Sum } from '@sixpence/core/money'
import { useMessages } from '../../i18n/index.ts'
import { ActionBar, Button, ErrorView, Money } from '../../ui/index.ts'
import { SimilarWarning, type SimilarWarningProps } from './similar-warning.tsx'
import type { TransferTask } from '../transfer-task.ts'

export interface TransferFootProps {
  task: Pick<TransferTask<object, object>, 'reviewing' | 'reviewAnyway'>
  kind: SimilarWarningProps['kind']
  /** The whole amount that leaves the account, once it is known. */
  total: Sum | undefined
  isWaiting: boolean
}

/** Shows the warnings, the total, and the button that leads to the review. */
export function TransferFoot({ task, kind, total, isWaiting }: TransferFootProps) {
  const { t } = useMessages('transfers')
  const { reviewing } = task
  return (
    <>
      <ErrorView failure={reviewing.error} title={t('failedTitle')} />
      <SimilarWarning
        similar={reviewing.similar}
        kind={kind}
        isPending={reviewing.isPending}
        onContinue={() => void task.reviewAnyway()}
      />
      {!reviewing.similar && (
        <ActionBar label={t('totalLabel')} sum={total && <Money {...total} />}>
          <Button type="submit" variant="primary" isPending={reviewing.isPending || isWaiting}>
            {t('reviewCta')}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
