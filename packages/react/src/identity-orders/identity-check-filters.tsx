import { IDENTITY_ORDER_FILTER_FIELDS } from '@sixpence/core/merchant'
import type { FormTask } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { NativeSelect, TextField } from '../ui/index.ts'

interface IdentityCheckFiltersProps {
  form: FormTask<typeof IDENTITY_ORDER_FILTER_FIELDS>
}

/** The filters of the history. They apply while they are typed. */
export function IdentityCheckFilters({ form }: IdentityCheckFiltersProps) {
  const { t } = useMessages('merchant')
  return (
    <div role="search" className="sp-log-days sp-select-fields">
      <TextField {...form.field('name')} type="search" label={t('filterNameLabel')} />
      <TextField {...form.field('email')} type="search" label={t('emailLabel')} />
      <NativeSelect
        {...form.choice('status')}
        label={t('statusLabel')}
        options={[
          { id: '', label: t('allStatusesOption') },
          ...IDENTITY_ORDER_FILTER_FIELDS.status.from.map(id => ({ id, label: t(`${id}Status`) })),
        ]}
      />
    </div>
  )
}
