import { PHONE_CODE_TYPES, PHONE_FIELDS, type Phone } from '@sixpence/core/profile'
import { useState } from 'react'
import { useDictionary } from '../../dictionaries/index.ts'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import {
  Button,
  ErrorView,
  Form,
  Loaded,
  NativeSelect,
  RadioGroup,
  Stack,
  TextField,
} from '../../ui/index.ts'
import { readPhoneNumber } from './read-phone-number.ts'
import type { PhoneChangeTask } from './use-phone-change.ts'

interface PhoneFormProps {
  task: PhoneChangeTask
  waiting: Phone | undefined
  countryCode: string | undefined
}

/** Takes a number and the way in which its code is sent. */
export function PhoneForm({ task, waiting, countryCode }: PhoneFormProps) {
  const { t } = useMessages('profile')
  const { change, botCheck } = task
  // Reading a number loads the plans of all countries, so it is checked only when it is sent.
  const [unreadable, setUnreadable] = useState('')
  const form = useForm(PHONE_FIELDS, {
    attempt: change,
    initial: {
      country: countryCode ?? 'IE',
      phone: waiting ? `+${waiting.countryCode}${waiting.number}` : '',
      type: 'sms',
    },
    check: ({ country, phone }) => ({
      phone: unreadable === country + phone ? t('phoneInvalidError') : undefined,
    }),
    send: async ({ country, phone, type }) => {
      const number = await readPhoneNumber(phone, country)
      if (number) await task.begin(number, type)
      else setUnreadable(country + phone)
    },
  })
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={4}>
        <ErrorView
          failure={form.error}
          title={t('changeFailedTitle')}
          text={form.error?.description}
        />
        <CountryCode {...form.choice('country')} />
        <TextField
          {...form.field('phone', t('phoneInvalidError'))}
          label={t('phoneLabel')}
          type="tel"
          autoComplete="tel"
        />
        <RadioGroup
          {...form.choice('type')}
          label={t('phoneCodeLabel')}
          options={PHONE_CODE_TYPES.map(id => ({ id, label: t(CODE_WORDS[id]) }))}
        />
        {botCheck.check}
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={form.isPending}
          isDisabled={!botCheck.isPassed}
        >
          {t('sendCodeCta')}
        </Button>
      </Stack>
    </Form>
  )
}

const CODE_WORDS = { sms: 'codeBySmsLabel', call: 'codeByCallLabel' } as const

/** The country of numbers typed without one. */
function CountryCode(choice: { selectedId: string; onSelect: (id: string) => void }) {
  const { t } = useMessages('profile')
  const task = useDictionary('phoneCodes')
  return (
    <Loaded of={task} value={task.data} failedTitle={t('loadFailedTitle')} lines={1}>
      {items => (
        <div className="sp-select-fields">
          <NativeSelect
            label={t('phoneCountryLabel')}
            options={items.map(({ id, name, callingCode = '' }) => ({
              id: String(id),
              label: `${name} (+${callingCode})`,
            }))}
            {...choice}
          />
        </div>
      )}
    </Loaded>
  )
}
