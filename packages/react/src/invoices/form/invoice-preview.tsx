import type { NewInvoice } from '@sixpence/core/invoices'
import type { SixpenceError } from '@sixpence/core/errors'
import { StepHeading } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useStartInfo } from '../../start/index.ts'
import { useSession } from '../../provider/index.ts'
import { Button, DialogFoot, ErrorView, Stack } from '../../ui/index.ts'
import { InvoiceSheet } from '../detail/invoice-sheet.tsx'
import type { InvoiceFormTask } from './use-invoice-form.ts'

interface InvoicePreviewProps {
  task: InvoiceFormTask
  invoice: NewInvoice
  onEdit: () => void
  onSend: () => Promise<void>
}

/** The invoice as its payer will see it, before it is sent. */
export function InvoicePreview({ task, invoice, onEdit, onSend }: InvoicePreviewProps) {
  const { t } = useMessages('invoices')
  const { isPending, error } = task.change
  const { amount, currency: currencyCode, dueDate, noteBody } = invoice
  const shown = { ...usePayee(), amount, currencyCode, dueDate, noteBody }
  return (
    <Stack gap={5}>
      <StepHeading>{t('previewTitle')}</StepHeading>
      <p className="sp-lead">{t('previewText', { email: invoice.toEmail })}</p>
      <InvoiceSheet invoice={shown} />
      <ErrorView
        failure={error}
        title={t('createFailedTitle')}
        text={isDailyLimit(error) ? t('tooManyTodayText') : undefined}
      />
      <DialogFoot>
        <Button variant="primary" isPending={isPending} onPress={() => void onSend()}>
          {t('sendCta')}
        </Button>
        <Button isDisabled={isPending} onPress={onEdit}>
          {t('editCta')}
        </Button>
      </DialogFoot>
    </Stack>
  )
}

/** Any other `too_soon` contains the time to wait. */
const isDailyLimit = (failure: SixpenceError | undefined): boolean =>
  failure?.code === 'too_soon' && failure.retryAfterSeconds === undefined

/** Returns the payee as the bank knows them: the user, or the business for which they act. */
function usePayee() {
  const { data: info } = useStartInfo()
  const session = useSession()
  const own = info?.customer
  const name = own && `${own.firstName} ${own.lastName}`
  return {
    payeeName: info?.accessInfo?.customerName ?? name ?? '',
    payeeEmail: (session.status === 'signed_in' ? session.email : undefined) ?? '',
  }
}
