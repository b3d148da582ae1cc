import { useState } from 'react'
import { StepHeading } from '../../attempts/index.ts'
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
import { useFaultTexts } from './use-fault-texts.ts'
import { refusedField } from './refused-field.ts'
import type { InvoiceFormTask } from './use-invoice-form.ts'

export interface InvoiceFieldsProps {
  task: InvoiceFormTask
  currencies: readonly string[]
  /** True if the form is there from the start. Then the focus stays where the host has put it. */
  isFirst: boolean
  onPreview: () => void
}

/** The fields of an invoice: who should pay how much, by when, and why. */
export function InvoiceFields({ task, currencies, isFirst, onPreview }: InvoiceFieldsProps) {
  const { t } = useMessages('invoices')
  const [isValidated, setValidated] = useState(false)
  const texts = useFaultTexts(task, isValidated)

  function submit() {
    setValidated(true)
    if (task.invoice) onPreview()
  }

  return (
    <Form
      onSubmit={submit}
      failure={refusedField(task.createFailure) && task.createFailure}
      aria-label={t('formLabel')}
    >
      <Stack gap={5}>
        <StepHeading isFirst={isFirst}>{t('fieldsTitle')}</StepHeading>
        <Fields task={task} currencies={currencies} texts={texts} />
        <DialogFoot>
          <Button type="submit" variant="primary">
            {t('previewCta')}
          </Button>
        </DialogFoot>
      </Stack>
    </Form>
  )
}

interface FieldsProps extends Pick<InvoiceFieldsProps, 'task' | 'currencies'> {
  /** The error texts of the fields. */
  texts: ReturnType<typeof useFaultTexts>
}

function Fields({ task: { draft, edit }, currencies, texts }: FieldsProps) {
  const { t } = useMessages('invoices')
  return (
    <>
      <TextField
        label={t('emailLabel')}
        name="toEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={draft.toEmail}
        description={t('emailText')}
        error={texts.toEmail}
        onChange={toEmail => edit({ toEmail })}
      />
      <AmountField
        label={t('amountLabel')}
        name="amountText"
        value={draft.amountText}
        currencyCode={draft.currency}
        error={texts.amountText}
        onChange={amountText => edit({ amountText })}
      />
      {currencies.length > 1 && (
        <div className="sp-select-fields">
          <NativeSelect
            label={t('currencyLabel')}
            name="currency"
            selectedId={draft.currency ?? ''}
            options={currencies.map(code => ({ id: code, label: code }))}
            onSelect={currency => edit({ currency })}
          />
        </div>
      )}
      <TextField
        label={t('dueDateLabel')}
        name="dueDate"
        type="date"
        value={draft.dueDate}
        description={t('dueText')}
        error={texts.dueDate}
        onChange={dueDate => edit({ dueDate })}
      />
      <TextArea
        label={t('noteLabel')}
        name="noteBody"
        value={draft.noteBody}
        description={t('noteText')}
        error={texts.noteBody}
        onChange={noteBody => edit({ noteBody })}
      />
    </>
  )
}
