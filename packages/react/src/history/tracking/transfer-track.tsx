import type { ExternalTransfer } from '@sixpence/core/transfers'
import { useMessages } from '../../i18n/index.ts'
import { loadStateOf } from '../../store/index.ts'
import { Loaded, Moment } from '../../ui/index.ts'
import { trackOf, type TrackStep } from './track-of.ts'
import { trackingApi } from './tracking-api.ts'

/** Arrival at another bank changes no balance, so the bank sends no notice of it. */
const ASK_AGAIN_MS = 30_000

/** Shows where an external transfer's money is. Reads it every 30 seconds while shown. */
export function TransferTrack({ transactionId }: { transactionId: string }) {
  const { t } = useMessages('history')
  const query = trackingApi.external.useReadIf({ transactionId }, { everyMs: ASK_AGAIN_MS })
  return (
    <Loaded
      of={loadStateOf(query)}
      value={query.data}
      failedTitle={t('trackFailedTitle')}
      lines={2}
    >
      {transfer => <Way transfer={transfer} />}
    </Loaded>
  )
}

function Way({ transfer }: { transfer: ExternalTransfer }) {
  const { t } = useMessages('history')
  return (
    <section className="sp-track" aria-label={t('trackTitle')}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className="sp-track-steps" role="list" aria-live="polite">
        {trackOf(transfer).map(step => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { key, at, state } }: { step: TrackStep }) {
  const { t } = useMessages('history')
  return (
    <li className={`sp-track-step sp-track-step-${state}`}>
      <span>{t(key)}</span>
      <Moment at={at} />
    </li>
  )
}
