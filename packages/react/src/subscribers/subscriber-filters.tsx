import { cleanEmailAddress } from '@sixpence/core/fields'
import { SUBSCRIBER_FILTER_FIELDS } from '@sixpence/core/merchant'
import { filledIn, useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Form, NativeSelect, TextField } from '../ui/index.ts'
import { SUBSCRIBER_STATUS } from './subscriber-status.tsx'
import type { SubscriberQuestion } from './use-subscribers.ts'

interface SubscriberFiltersProps {
  onSearch: (question: SubscriberQuestion) => void
}

/** Filters the subscribers by a part of their email address and by status. */
export function SubscriberFilters({ onSearch }: SubscriberFiltersProps) {
  const { t } = useMessages('subscribers')
  const form = useForm(SUBSCRIBER_FILTER_FIELDS, {
    send: ({ email, status }) => onSearch(filledIn({ email: cleanEmailAddress(email), status })),
  })
  return (
    <Form role="search" onSubmit={form.submit}>
      <div className="sp-log-days sp-select-fields">
        <TextField {...form.field('email')} type="search" label={t('emailLabel')} />
        <NativeSelect
          {...form.choice('status')}
          label={t('statusLabel')}
          options={[
            { id: '', label: t('allOption') },
            ...SUBSCRIBER_FILTER_FIELDS.status.from.map(id => ({
              id,
              label: t(SUBSCRIBER_STATUS[id].text),
            })),
          ]}
        />
        <Button type="submit">{t('searchCta')}</Button>
      </div>
    </Form>
  )
}
