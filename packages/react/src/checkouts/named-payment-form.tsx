import { NAMED_PAYMENT_FIELDS, type PayeeByName } from '@sixpence/core/checkouts'
import type { SixpenceError } from '@sixpence/core/errors'
import type { Fields } from '@sixpence/core/fields'
import { amountIn, readAmount, TYPED_AMOUNT, useAmountFaultText, useForm } from '../forms/index.ts'
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
  onSubmit: (payment: NamedPayment) => Promise<void>
}

/** Lets a payer enter an amount for a merchant and its purpose. */
export function NamedPaymentForm(props: NamedPaymentFormProps) {
  const { payee } = props
  const { t } = useMessages('checkouts')
  const form = useNamedPayment(props)
  return (
    <Form onSubmit={form.submit} className="sp-select-fields">
      <ShownPayee payee={payee}>
        <Stack gap={4}>
          <AmountField
            {...form.field('amount')}
            label={t('chooseLabel')}
            currencyCode={form.values.currencyCode}
          />
          {payee.currencies.length > 1 && (
            <NativeSelect
              {...form.choice('currencyCode')}
              label={t('currencyLabel')}
              options={payee.currencies.map(id => ({ id, label: id }))}
            />
          )}
          <TextField {...form.field('note')} label={t('noteLabel')} description={t('noteText')} />
        </Stack>
        <ErrorView failure={form.error} title={t('openFailedTitle')} />
        <Button variant="primary" isWide type="submit" isPending={form.isPending}>
          {t('continueCta')}
        </Button>
      </ShownPayee>
    </Form>
  )
}

const FIELDS = {
  amount: TYPED_AMOUNT,
  currencyCode: { kind: 'choice', from: 'currencies' },
  ...NAMED_PAYMENT_FIELDS,
} as const satisfies Fields

function useNamedPayment({ payee, isPending, failure, onSubmit }: NamedPaymentFormProps) {
  const { locale } = useFormats()
  const faultText = useAmountFaultText()
  const read = (text: string, currencyCode: string) =>
    readAmount(text, locale, currencyCode || undefined)
  return useForm(FIELDS, {
    attempt: { isPending, error: failure },
    initial: { currencyCode: payee.currencies[0] ?? '' },
    check: ({ amount: text, currencyCode }) => {
      const typed = read(text, currencyCode)
      if (!typed || typed.ok) return {}
      return {
        amount: faultText(typed.fault, { currencyCode: currencyCode || undefined, ...typed }),
      }
    },
    send: async ({ amount: text, ...payment }) => {
      const amount = amountIn(read(text, payment.currencyCode))
      if (amount !== undefined) await onSubmit({ ...payment, amount })
    },
  })
}
