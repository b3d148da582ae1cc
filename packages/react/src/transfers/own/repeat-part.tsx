import {
  SUBSCRIPTION_FREQUENCIES,
  SUBSCRIPTION_TRANSACTIONS,
  subscriptionTerms,
} from '@sixpence/core/preapproved'
import { useMessages } from '../../i18n/index.ts'
import { RepetitionDates, utcToday } from '../../payments/index.ts'
import { Checkbox, NativeSelect, Stack, TextField } from '../../ui/index.ts'
import { FIRST_REPEAT, repeatFields, type RepeatDraft, type RepeatFault } from './repeat-draft.ts'
import type { OwnTransferTask } from './use-own-transfer.ts'

export interface RepeatPartProps {
  task: Pick<OwnTransferTask, 'draft' | 'edit' | 'faults'>
  isSubmitted: boolean
}

/** Lets a transfer be repeated: how often, until when or how many times, and who may stop it. */
export function RepeatPart({ task, isSubmitted }: RepeatPartProps) {
  const { t } = useMessages('transfers')
  const { repeat } = task.draft
  return (
    <Stack gap={4}>
      <Checkbox
        name="repeat"
        isSelected={repeat !== undefined}
        onChange={isOn => task.edit({ repeat: isOn ? FIRST_REPEAT : undefined })}
      >
        {t('repeatLabel')}
      </Checkbox>
      {repeat && (
        <Fields
          repeat={repeat}
          fault={task.faults.repeat}
          isSubmitted={isSubmitted}
          onChange={change => task.edit({ repeat: { ...repeat, ...change } })}
        />
      )}
    </Stack>
  )
}

interface FieldsProps {
  repeat: RepeatDraft
  fault: RepeatFault | undefined
  isSubmitted: boolean
  onChange: (change: Partial<RepeatDraft>) => void
}

const EVERY = {
  weekly: 'repeatWeeklyOption',
  monthly: 'repeatMonthlyOption',
  quarterly: 'repeatQuarterlyOption',
} as const

function Fields({ repeat, fault, isSubmitted, onChange }: FieldsProps) {
  const { t } = useMessages('transfers')
  const terms = subscriptionTerms(repeatFields(repeat))
  return (
    <div className="sp-select-fields">
      <Stack gap={4}>
        <NativeSelect
          label={t('repeatOftenLabel')}
          name="subscriptionFrequency"
          selectedId={repeat.frequency}
          options={SUBSCRIPTION_FREQUENCIES.map(id => ({ id, label: t(EVERY[id]) }))}
          onSelect={frequency => onChange({ frequency })}
        />
        <NativeSelect
          label={t('repeatEndsLabel')}
          name="subscriptionEnds"
          selectedId={repeat.ends}
          options={[
            { id: 'never', label: t('repeatNeverOption') },
            { id: 'date', label: t('repeatDateOption') },
            { id: 'count', label: t('repeatCountOption') },
          ]}
          onSelect={ends => onChange({ ends })}
        />
        <End repeat={repeat} fault={fault} isSubmitted={isSubmitted} onChange={onChange} />
        <Checkbox
          name="subscriptionUserCancel"
          isSelected={repeat.userCancel}
          onChange={userCancel => onChange({ userCancel })}
        >
          {t('repeatUserCancelLabel')}
        </Checkbox>
        {terms && fault === undefined && (
          <p>
            <RepetitionDates terms={terms} firstDay={utcToday()} />
          </p>
        )}
      </Stack>
    </div>
  )
}

const COUNT_LENGTH = String(SUBSCRIPTION_TRANSACTIONS.most).length

const FAULTS = {
  endMissing: 'repeatEndMissingError',
  endBeforeFirst: 'repeatEndBeforeError',
  once: 'repeatOnceError',
  count: 'repeatCountError',
} as const

function End({ repeat, fault, isSubmitted, onChange }: FieldsProps) {
  const { t } = useMessages('transfers')
  const error = isSubmitted && fault ? t(FAULTS[fault]) : undefined
  if (repeat.ends === 'date') {
    return (
      <TextField
        type="date"
        label={t('repeatEndDateLabel')}
        name="subscriptionEndDate"
        value={repeat.endDate}
        error={error}
        onChange={endDate => onChange({ endDate })}
      />
    )
  }
  if (repeat.ends === 'never') return null
  return (
    <TextField
      label={t('repeatCountLabel')}
      name="subscriptionTransactions"
      inputMode="numeric"
      maxLength={COUNT_LENGTH}
      value={repeat.countText}
      error={error}
      onChange={countText => onChange({ countText })}
    />
  )
}
