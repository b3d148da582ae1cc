import { INVOICE_FIELDS } from '@sixpence/core/invoices'
import type { Fields as FormFields } from '@sixpence/core/fields'
import { StepHeading } from '../../attempts/index.ts'
import { TYPED_AMOUNT, useForm, type FormTask } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import {
  AmountField,
  Button,
  DialogFoot,
  Form,
  NativeSelect,
  Stack,
  TextArea,
  TextField,
} from '../../ui/index.ts'
import { useInvoiceErrors } from './use-invoice-errors.ts'
import type { InvoiceFormTask } from './use-invoice-form.ts'

export interface InvoiceFieldsProps {
  task: InvoiceFormTask
  currencies: readonly string[]
  /** True if the form is there from the start. Then the focus stays where the host has put it. */
  isFirst: boolean
  onPreview: () => void
}

// The task checks what is missing.
const FIELDS = {
  toEmail: { ...INVOICE_FIELDS.toEmail, isOptional: true },
  amount: TYPED_AMOUNT,
  currency: { kind: 'choice', from: 'currencies', isOptional: true },
  dueDate: { ...INVOICE_FIELDS.dueDate, isOptional: true },
  noteBody: INVOICE_FIELDS.noteBody,
} as const satisfies FormFields

/** The fields of an invoice: who should pay how much, by when, and why. */
export function InvoiceFields({ task, currencies, isFirst, onPreview }: InvoiceFieldsProps) {
  const { t } = useMessages('invoices')
  const { draft, edit, change } = task
  const errors = useInvoiceErrors(task)
  const form = useForm(FIELDS, {
    attempt: change,
    draft: [{ ...draft, currency: draft.currency ?? '' }, edit],
    check: () => errors,
    send: () => task.invoice && onPreview(),
  })
  return (
    <Form
      onSubmit={form.submit}
      failure={task.isRefused ? change.error : undefined}
      aria-label={t('formLabel')}
    >
      <Stack gap={5}>
        <StepHeading isFirst={isFirst}>{t('fieldsTitle')}</StepHeading>
        <Fields form={form} currencies={currencies} />
        <DialogFoot>
          <Button type="submit" variant="primary">
            {t('previewCta')}
          </Button>
        </DialogFoot>
      </Stack>
    </Form>
  )
}

interface FieldsProps extends Pick<InvoiceFieldsProps, 'currencies'> {
  form: FormTask<typeof FIELDS>
}

function Fields({ form, currencies }: FieldsProps) {
  const { t } = useMessages('invoices')
  const { currency, noteBody } = form.values
  return (
    <>
      <TextField
        {...form.field('toEmail', {
          not_an_address: t('emailInvalidError'),
          refused: t('emailRefusedError'),
        })}
        label={t('emailLabel')}
        description={t('emailText')}
      />
      <AmountField
        {...form.field('amount', { refused: t('amountRefusedError') })}
        label={t('amountLabel')}
        currencyCode={currency}
      />
      {currencies.length > 1 && (
        <div className="sp-select-fields">
          <NativeSelect
            {...form.choice('currency')}
            label={t('currencyLabel')}
            options={currencies.map(code => ({ id: code, label: code }))}
          />
        </div>
      )}
      <TextField
        {...form.field('dueDate', t('duePastError'))}
        label={t('dueDateLabel')}
        description={t('dueText')}
      />
      <TextArea
        {...form.field(
          'noteBody',
          t('noteTooLongError', { count: noteBody.length - INVOICE_FIELDS.noteBody.most }),
        )}
        label={t('noteLabel')}
        description={t('noteText')}
      />
    </>
  )
}
