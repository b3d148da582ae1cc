import type { PayeeByName, SixpenceError } from '@sixpence/core'
import { useState } from 'react'
import { readAmount, useAmountFaultText } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import {
  AmountField,
  Button,
  ErrorView,
  Form,
  NativeSelect,
  Stack,
  TextField,
} from '../ui/index.ts'
import { ShownPayee } from './shown-payee.tsx'

/** The values entered by a payer. */
export interface NamedPayment {
  readonly amount: string
  readonly currencyCode: string
  readonly note: string
}

interface NamedPaymentFormProps {
  payee: PayeeByName
  isPending: boolean
  failure: SixpenceError | undefined
  onSubmit: (payment: NamedPayment) => void
}

/** Lets a payer enter an amount for a merchant and its purpose. */
export function NamedPaymentForm({ payee, isPending, failure, onSubmit }: NamedPaymentFormProps) {
  const { t } = useMessages('checkouts')
  const { locale } = useFormats()
  const faultText = useAmountFaultText()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [isValidated, setValidated] = useState(false)
  const [currencyCode, setCurrency] = useState(payee.currencies[0])
  const typed = readAmount(text, locale, currencyCode)
  const fault = !typed || typed.ok ? undefined : faultText(typed.fault, { currencyCode, ...typed })
  const submit = () => {
    setValidated(true)
    if (!typed?.ok || currencyCode === undefined) return
    onSubmit({ amount: typed.amount, currencyCode, note: note.trim() })
  }
  return (
    <Form onSubmit={submit} className="sp-select-fields">
      <ShownPayee payee={payee}>
        <Stack gap={4}>
          <AmountField
            label={t('chooseLabel')}
            name="amount"
            value={text}
            onChange={setText}
            currencyCode={currencyCode}
            error={isValidated ? fault : undefined}
          />
          {payee.currencies.length > 1 && (
            <NativeSelect
              label={t('currencyLabel')}
              options={payee.currencies.map(id => ({ id, label: id }))}
              selectedId={currencyCode ?? ''}
              onSelect={setCurrency}
            />
          )}
          <TextField
            label={t('noteLabel')}
            description={t('noteText')}
            name="note"
            maxLength={140}
            autoComplete="off"
            value={note}
            onChange={setNote}
          />
        </Stack>
        <ErrorView failure={failure} title={t('openFailedTitle')} />
        <Button variant="primary" isWide type="submit" isPending={isPending}>
          {t('continueCta')}
        </Button>
      </ShownPayee>
    </Form>
  )
}
