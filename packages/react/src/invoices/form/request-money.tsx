import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useStartInfo } from '../../start/index.ts'
import { Button, Dialog, Icon, useHiddenLoading } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { InvoiceFormSteps, type InvoiceFormProps } from './invoice-form.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'

export type RequestMoneyProps = InvoiceFormProps

/**
 * A button that opens the invoice form in a dialog. It is hidden for users who may not send
 * invoices. The draft survives when the dialog is closed.
 */
export const RequestMoney = hosted('RequestMoney', RequestMoneyContent)

function RequestMoneyContent(props: RequestMoneyProps) {
  const { t } = useMessages('invoices')
  const task = useInvoiceForm()
  const [isOpen, setOpen] = useState(false)
  useHiddenLoading(useStartInfo())
  if (task.isForbidden) return null
  return (
    <>
      <Button variant="primary" icon={<Icon name="plus" />} onPress={() => setOpen(true)}>
        {t('requestCta')}
      </Button>
      <Dialog isOpen={isOpen} title={t('requestCta')} onClose={() => setOpen(false)}>
        <InvoiceFormSteps {...props} task={task} />
      </Dialog>
    </>
  )
}
