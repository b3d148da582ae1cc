import {
  cleanEmailAddress,
  IDENTITY_ORDER_STATUSES,
  type IdentityOrderFilter,
  type IdentityOrderStatus,
} from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { NativeSelect, TextField } from '../ui/index.ts'

interface Typed {
  readonly email: string
  readonly name: string
  readonly status: IdentityOrderStatus | 'all'
}

/** The filters of the history. Empty fields have no effect. */
export function IdentityCheckFilters({
  onChange,
}: {
  onChange: (filter: IdentityOrderFilter) => void
}) {
  const { t } = useMessages('merchant')
  const [typed, setTyped] = useState<Typed>({ email: '', name: '', status: 'all' })
  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    onChange(filterOf(next))
  }
  return (
    <div role="search" className="sp-log-days sp-select-fields">
      <TextField
        type="search"
        label={t('filterNameLabel')}
        maxLength={100}
        autoComplete="off"
        value={typed.name}
        onChange={name => change({ name })}
      />
      <TextField
        type="search"
        label={t('emailLabel')}
        maxLength={254}
        autoComplete="off"
        value={typed.email}
        onChange={email => change({ email })}
      />
      <NativeSelect
        label={t('statusLabel')}
        selectedId={typed.status}
        options={[
          { id: 'all', label: t('allStatusesOption') },
          ...IDENTITY_ORDER_STATUSES.map(id => ({ id, label: t(`${id}Status`) })),
        ]}
        onSelect={status => change({ status })}
      />
    </div>
  )
}

const filterOf = ({ email, name, status }: Typed): IdentityOrderFilter => ({
  ...(cleanEmailAddress(email) !== '' && { email: cleanEmailAddress(email) }),
  ...(name.trim() !== '' && { name: name.trim() }),
  ...(status !== 'all' && { status }),
})
