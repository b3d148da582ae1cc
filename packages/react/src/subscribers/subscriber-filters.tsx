import { cleanEmailAddress, type Subscriber } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, Form, NativeSelect, TextField } from '../ui/index.ts'
import { SUBSCRIBER_STATUS } from './subscriber-status.tsx'
import type { SubscriberQuestion } from './use-subscribers.ts'

type Shown = Subscriber['status'] | 'all'

interface SubscriberFiltersProps {
  onSearch: (question: SubscriberQuestion) => void
}

/** Filters the subscribers by a part of their email address and by status. */
export function SubscriberFilters({ onSearch }: SubscriberFiltersProps) {
  const { t } = useMessages('subscribers')
  const [email, setEmail] = useState('')
  const [status, setStatus] = useState<Shown>('all')
  const search = () => {
    const part = cleanEmailAddress(email)
    onSearch({ ...(part !== '' && { email: part }), ...(status !== 'all' && { status }) })
  }
  return (
    <Form role="search" onSubmit={search}>
      <div className="sp-log-days sp-select-fields">
        <TextField
          type="search"
          label={t('emailLabel')}
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
        <NativeSelect
          label={t('statusLabel')}
          selectedId={status}
          options={[
            { id: 'all', label: t('allOption') },
            ...STATUSES.map(id => ({ id, label: t(SUBSCRIBER_STATUS[id].text) })),
          ]}
          onSelect={setStatus}
        />
        <Button type="submit">{t('searchCta')}</Button>
      </div>
    </Form>
  )
}

const STATUSES = Object.keys(SUBSCRIBER_STATUS) as Subscriber['status'][]
