import { requestMove, type TransactionRequest } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { Checkbox, Stack } from '../../ui/index.ts'
import { useRight } from '../use-right.ts'
import { RequestGroup } from '../lists/request-group.tsx'
import { RequestRow } from '../lists/request-row.tsx'
import { useRequests } from '../lists/use-requests.ts'
import { RequestResults } from './request-results.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection, type SelectionTask } from './use-selection.ts'

/**
 * Everything that waits for an approval, the oldest first. Users who may approve choose several and
 * decide them with one code; pressing one leads to it.
 */
export function Approvals() {
  const { t } = useMessages('approvals')
  const right = useRight()
  const list = useRequests('waiting')
  const { requests = [] } = list
  const mayDecide = (request: TransactionRequest) => requestMove(request, right).result === 'decide'
  const deciding = requests.filter(mayDecide)
  const task = useSelection(deciding)
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
            beside={mayDecide(request) && <Choose request={request} task={task} />}
          />
        )}
      />
      <SelectionBar task={task} />
      <RequestResults task={task} />
    </Stack>
  )
}

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
