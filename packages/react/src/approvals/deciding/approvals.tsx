import { requestMove, type TransactionRequest } from '@sixpence/core/approvals'
import { useMessages } from '../../i18n/index.ts'
import type { ReactNode } from 'react'
import { Checkbox, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { useRight } from '../use-right.ts'
import { RequestGroup } from '../lists/request-group.tsx'
import { RequestRow } from '../lists/request-row.tsx'
import { useWaiting } from '../lists/use-waiting.ts'
import { RequestResults } from './request-results.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection, type SelectionTask } from './use-selection.ts'

export interface ApprovalsProps {
  /** Shows only the requests with these ids, all of them selected at first. */
  only?: readonly string[] | undefined
  /**
   * Renders a replacement for the decision buttons, given the selected ids: for a page that may not
   * decide itself, e.g. a frame in another site.
   */
  action?: ((ids: readonly string[]) => ReactNode) | undefined
  /** Called each time a decision succeeds for at least one request. */
  onDecided?: (() => void) | undefined
}

/**
 * All requests that wait for approval, oldest first. Users who may approve can select several and
 * decide them with one code. Pressing a request opens it.
 */
export const Approvals = hosted('Approvals', ApprovalsContent)

function ApprovalsContent({ only, action, onDecided }: ApprovalsProps) {
  const { t } = useMessages('approvals')
  const right = useRight()
  const list = useWaiting(only)
  const { data: requests = [] } = list
  const mayDecide = (request: TransactionRequest) => requestMove(request, right).result === 'decide'
  // A batch is decided on its own page, which lists its payments.
  const deciding = requests.filter(request => mayDecide(request) && !isBatch(request))
  const task = useSelection(deciding, { chosen: only, onDecided })
  return (
    <Stack gap={4}>
      <RequestGroup
        task={list}
        title={t('waitingTitle')}
        empty={{ title: t('waitingEmptyTitle'), icon: 'check' }}
        above={deciding.length > 1 && <ChooseAll requests={deciding} task={task} />}
        row={request => (
          <RequestRow
            key={request.id}
            request={request}
            beside={deciding.includes(request) && <Choose request={request} task={task} />}
          />
        )}
      />
      <SelectionBar task={task} action={action} />
      <RequestResults task={task} />
    </Stack>
  )
}

const isBatch = ({ batchId }: TransactionRequest) => batchId !== undefined

function Choose({ request, task }: { request: TransactionRequest; task: SelectionTask }) {
  const { t } = useMessages('approvals')
  const { id, beneficiary, total, currencyCode } = request
  return (
    <Checkbox isSelected={task.isChosen(id)} onChange={isChosen => task.choose([id], isChosen)}>
      <span className="sp-visually-hidden">
        {t('chooseLabel', { name: beneficiary, amount: `${total} ${currencyCode}` })}
      </span>
    </Checkbox>
  )
}

interface ChooseAllProps {
  requests: readonly TransactionRequest[]
  task: SelectionTask
}

function ChooseAll({ requests, task }: ChooseAllProps) {
  const { t } = useMessages('approvals')
  const ids = requests.map(({ id }) => id)
  return (
    <Checkbox
      isSelected={ids.every(task.isChosen)}
      onChange={isChosen => task.choose(ids, isChosen)}
    >
      {t('chooseAllLabel')}
    </Checkbox>
  )
}
