import { canSend } from '@sixpence/core/accounts'
import { BATCH_ACTIONS, type DraftRows, type PaidBatchType } from '@sixpence/core/batches'
import { useAccounts } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { hosted } from '../../provider/index.ts'
import { useIsPermitted } from '../../start/index.ts'
import { loadStateOf, loadStateOfAll } from '../../store/index.ts'
import { Loaded } from '../../ui/index.ts'
import { batchesApi } from '../batches-api.ts'
import { useKeptDraft } from './keeping/use-kept-draft.ts'
import { NoAccount, NotPermitted } from './not-possible.tsx'
import type { MassTransferEvents } from './mass-transfer-events.ts'
import { useOwnDraft } from './use-own-draft.ts'
import { useOwnType } from './use-own-type.ts'
import { WorkbenchView } from './workbench-view.tsx'

export interface MassTransferProps extends MassTransferEvents {
  type: PaidBatchType
  /** The id of a draft to go on with. Its own type counts. */
  batchId?: string | undefined
  /** The rows of that draft to show first; all of them by default. */
  rows?: DraftRows | undefined
  /** Called for a draft of another type, which is then not shown here. */
  onOtherType?: ((type: PaidBatchType, batchId: string) => void) | undefined
}

/**
 * The screen for paying many: it reads a file, lets its rows be mended, and hands them in. Give it
 * the id from `onKept` as `batchId`, e.g. by the address, so that a reload goes on with the draft.
 */
export const MassTransfer = hosted('MassTransfer', MassTransferContent)

function MassTransferContent(props: MassTransferProps) {
  const { type, batchId, onKept, onDeleted } = props
  const isPermitted = useIsPermitted(BATCH_ACTIONS[type])
  const { toOpen, key, keep, restart } = useOwnDraft(batchId)
  if (!isPermitted) return <NotPermitted />
  return (
    <Begun
      key={`${type} ${key}`}
      {...props}
      batchId={toOpen}
      onKept={id => {
        keep(id)
        onKept?.(id)
      }}
      onDeleted={() => {
        // The host leads away from a draft that it has named itself.
        if (toOpen === undefined) restart()
        onDeleted?.()
      }}
    />
  )
}

function Begun({ type, batchId, rows, onOtherType, ...events }: MassTransferProps) {
  const { t } = useMessages('mass-transfer')
  const accounts = useAccounts()
  const opened = useKeptDraft(batchId)
  const { ownType, isElsewhere } = useOwnType({ type, opened: opened.data, onOtherType })
  const format = batchesApi.format.useReadIf({ type: ownType })
  const isHere = batchId === undefined || (opened.data && !isElsewhere)
  const isReady = accounts.data && format.data && isHere
  const state = loadStateOfAll(isReady || undefined, accounts, loadStateOf(format), opened)
  const payers = accounts.open.filter(canSend)
  return (
    <Loaded of={state} value={state.data} failedTitle={t('openFailedTitle')} lines={5}>
      {() =>
        payers.length === 0 && !opened.data ? (
          <NoAccount />
        ) : (
          format.data && (
            <WorkbenchView
              {...events}
              start={{
                type: ownType === 'global' ? type : ownType,
                format: format.data,
                accounts: payers,
                opened: opened.data,
                rows,
              }}
            />
          )
        )
      }
    </Loaded>
  )
}
