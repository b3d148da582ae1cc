import { useMessages } from '../../i18n/index.ts'
import { Avatar, Button } from '../../ui/index.ts'
import type { P2pTransferTask } from './use-p2p-transfer.ts'

export interface RecentPayeesProps {
  task: Pick<P2pTransferTask, 'recent' | 'draft' | 'edit'>
  /** Called when one of them is chosen. */
  onTake: () => void
}

/** The people paid before, in one row that keeps its space while the bank's answer is on its way. */
export function RecentPayees({ task: { recent, draft, edit }, onTake }: RecentPayeesProps) {
  const { t } = useMessages('transfers')
  return (
    <fieldset className="sp-recent-payees" aria-busy={recent === undefined}>
      <legend className="sp-field-label">{t('recentLabel')}</legend>
      <div className="sp-recent-payees-row">
        {recent === undefined && <Waiting />}
        {recent?.length === 0 && <p className="sp-muted">{t('recentNoneText')}</p>}
        {recent?.map(({ id, beneficiaryName, beneficiaryEmail, beneficiaryKind }) => (
          <Button
            key={id}
            size="small"
            icon={
              <Avatar name={beneficiaryName} colorKey={beneficiaryEmail} kind={beneficiaryKind} />
            }
            aria-pressed={draft.email === beneficiaryEmail}
            onPress={() => {
              edit({ email: beneficiaryEmail })
              onTake()
            }}
          >
            <bdi>{beneficiaryName}</bdi>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

const Waiting = () => (
  <>
    <span className="sp-recent-payee-waiting sp-skeleton-line" aria-hidden="true" />
    <span className="sp-recent-payee-waiting sp-skeleton-line" aria-hidden="true" />
  </>
)
