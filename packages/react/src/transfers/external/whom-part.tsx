import type { ExternalPermission } from '@sixpence/core/transfers'
import { useMessages } from '../../i18n/index.ts'
import { RadioGroup } from '../../ui/index.ts'
import type { SendMoneyTask } from './use-send-money.ts'

const WHOM = { '3d': 'someoneOption', own: 'ownOption' } as const

/** The choice of the recipient: someone else, or the customer's own account. */
export function WhomPart({ task }: { task: Pick<SendMoneyTask, 'maySend' | 'draft' | 'edit'> }) {
  const { t } = useMessages('send-money')
  const { maySend, draft, edit } = task
  if (maySend.length < 2 || !draft.permission) return null
  return (
    <div className="sp-whom">
      <RadioGroup<ExternalPermission>
        label={t('toWhomLabel')}
        options={maySend.map(id => ({ id, label: t(WHOM[id]) }))}
        selectedId={draft.permission}
        onSelect={permission => edit({ permission })}
      />
    </div>
  )
}
