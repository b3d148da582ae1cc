import type { Invoice } from '@sixpence/core/invoices'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import type { ChangeState } from '../../store/index.ts'
import { AskPopup, Button } from '../../ui/index.ts'

interface BlockSenderProps {
  invoice: Pick<Invoice, 'payeeName' | 'statusId'>
  task: { readonly change: ChangeState; readonly blockSender: () => Promise<unknown> }
}

/** Lets the customer report that they don't know an invoice's sender, after showing what follows. */
export function BlockSender({ invoice, task }: BlockSenderProps) {
  const { t } = useMessages('invoices')
  const [isAsking, setAsking] = useState(false)
  const { payeeName: name, statusId } = invoice
  const isOver = statusId === 'paid' || statusId === 'rejected'
  const close = () => setAsking(false)
  const block = async () => {
    await task.blockSender()
    // The page behind shows the failure.
    return true
  }
  return (
    <>
      <p>
        <Button variant="link" onPress={() => setAsking(true)}>
          {t('unknownSenderCta')}
        </Button>
      </p>
      {isAsking && (
        <AskPopup
          of={task.change}
          title={t('unknownSenderTitle')}
          text={t(isOver ? 'unknownSenderOverText' : 'unknownSenderText', { name })}
          confirmText={t('unknownSenderConfirmCta')}
          onConfirm={block}
          onClose={close}
        />
      )}
    </>
  )
}
