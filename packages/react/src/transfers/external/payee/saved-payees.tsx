import type { ExternalPermission } from '@sixpence/core/transfers'
import { useMessages } from '../../../i18n/index.ts'
import { Avatar, Button } from '../../../ui/index.ts'
import type { Details } from '../send-money-draft.ts'
import type { SendMoneyTask } from '../use-send-money.ts'
import { useSavedPayees } from './use-saved-payees.ts'

export interface SavedPayeesProps {
  task: Pick<SendMoneyTask, 'edit' | 'draft' | 'kinds'>
  permission: ExternalPermission
  /** Called when someone is chosen: only the amount is left. */
  onTake: () => void
}

/**
 * The people paid before or saved, in one row that keeps its place while the bank's answer is on
 * its way.
 */
export function SavedPayees({ task, permission, onTake }: SavedPayeesProps) {
  const { t } = useMessages('send-money')
  const saved = useSavedPayees(permission, task.kinds)
  return (
    <fieldset className="sp-recent-payees" aria-busy={saved === undefined}>
      <legend className="sp-field-label">{t('savedLabel')}</legend>
      <div className="sp-recent-payees-row">
        {saved === undefined && (
          <span className="sp-recent-payee-waiting sp-skeleton-line" aria-hidden="true" />
        )}
        {saved?.length === 0 && <p className="sp-muted">{t('savedNoneText')}</p>}
        {saved?.map(({ id, name, fills }) => (
          <Button
            key={id}
            size="small"
            icon={<Avatar name={name} colorKey={name} kind="person" />}
            aria-pressed={isSame(fills.details, task.draft.details)}
            onPress={() => {
              task.edit(fills)
              onTake()
            }}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

const isSame = (one: Details, other: Details): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(name => one[name] === other[name])
