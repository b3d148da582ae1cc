import type { BatchDraft, RowPreview } from '@sixpence/core/batch-files'
import { formatMoney, isPositive } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { Badge, Icon, Moment, Money } from '../../../ui/index.ts'
import { PayeeVerdict } from './payee-verdict.tsx'
import type { PreviewColumn } from './preview-columns.ts'

export interface PreviewContentProps {
  rowId: string
  column: PreviewColumn
  draft: BatchDraft
}

/** One part of the bank's preview of a row. An edited row has one only after saving. */
export function PreviewContent({ rowId, column, draft }: PreviewContentProps) {
  const preview = draft.isDeleted(rowId) ? undefined : draft.preview(rowId)
  const Content = CONTENTS[column]
  if (preview) return <Content preview={preview} currencyCode={draft.rules.accountCurrency} />
  const isLater = column === 'price' && draft.isUnsent(rowId) && !draft.isFaulty(rowId)
  return isLater && <AfterSaving />
}

function AfterSaving() {
  const { t } = useMessages('batches')
  return <span className="sp-muted">{t('afterSavingText')}</span>
}

interface ContentProps {
  preview: RowPreview
  /** The currency of the paying account. */
  currencyCode: string
}

function Price({ preview: { price }, currencyCode }: ContentProps) {
  const { t } = useMessages('batches')
  const { locale } = useFormats()
  return (
    price && (
      <>
        <Money amount={price.amount} currencyCode={currencyCode} />{' '}
        <span className="sp-muted sp-small">
          {isPositive(price.fee)
            ? t('rowFeeText', {
                fee: formatMoney({ amount: price.fee, currencyCode }, locale),
              })
            : t('noFeeText')}
        </span>
      </>
    )
  )
}

const Arrival = ({ preview: { arrivesAt } }: ContentProps) =>
  arrivesAt !== undefined && <Moment at={arrivesAt} />

function Payee({ preview, currencyCode }: ContentProps) {
  const { t } = useMessages('batches')
  const { payee, isNewPayee } = preview
  if (payee && payee.name === undefined) {
    return (
      <span className="sp-batch-fault">
        <Icon name="warning" />
        <span>{t('noPayeeText', { currency: currencyCode })}</span>
      </span>
    )
  }
  return (
    <>
      {payee?.name !== undefined && (
        <>
          <span className="sp-batch-text">{payee.name}</span>{' '}
        </>
      )}
      {isNewPayee === true ? (
        <span>
          <Badge tone="info">{t('newPayeeStatus')}</Badge>
        </span>
      ) : (
        <span className="sp-muted sp-small">{t('paidBeforeStatus')}</span>
      )}
      <PayeeVerdict preview={preview} />
    </>
  )
}

const CONTENTS = { price: Price, arrival: Arrival, payee: Payee }
