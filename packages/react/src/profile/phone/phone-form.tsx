import { PHONE_CODE_TYPES, type Phone, type PhoneCodeType } from '@sixpence/core'
import { useState } from 'react'
import { useDictionary } from '../../dictionaries/index.ts'
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
  const [country, setCountry] = useState(countryCode ?? 'IE')
  const [typed, setTyped] = useState(waiting ? `+${waiting.countryCode}${waiting.number}` : '')
  const [type, setType] = useState<PhoneCodeType>('sms')
  const [isFaulty, setFaulty] = useState(false)
  const refusal = change.failure?.fields.find(({ field }) => field === 'phone')?.message

  async function submit() {
    const number = await readPhoneNumber(typed, country)
    setFaulty(number === undefined)
    if (number) await task.begin(number, type)
  }

  return (
    <Form onSubmit={submit}>
      <Stack gap={4}>
        {refusal === undefined && (
          <ErrorView
            failure={change.failure}
            title={t('changeFailedTitle')}
            text={change.failure?.description}
          />
        )}
        <CountryCode selectedId={country} onSelect={setCountry} />
        <TextField
          label={t('phoneLabel')}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={typed}
          onChange={setTyped}
          error={isFaulty ? t('phoneInvalidError') : refusal}
        />
        <RadioGroup
          label={t('phoneCodeLabel')}
          selectedId={type}
          onSelect={setType}
          options={PHONE_CODE_TYPES.map(id => ({ id, label: t(CODE_WORDS[id]) }))}
        />
        {botCheck.check}
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={change.isPending}
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
    <Loaded of={task} value={task.items} failedTitle={t('loadFailedTitle')} lines={1}>
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
