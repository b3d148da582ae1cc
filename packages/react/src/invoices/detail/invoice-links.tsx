import type { Invoice } from '@sixpence/core/invoices'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { AskPopup, Button, CopyButton, Icon, Stack, TextField } from '../../ui/index.ts'
import type { InvoiceTask } from './use-invoice.ts'

/** Returns the address of the page for an invoice's secret. */
export type LinkOf = (invoiceSecret: string) => string

interface InvoiceLinksProps {
  invoice: Invoice
  task: InvoiceTask
  linkOf: LinkOf
}

/** Creates a link to share the invoice other than by email, and ends all its links. */
export function InvoiceLinks({ invoice, task, linkOf }: InvoiceLinksProps) {
  const { t } = useMessages('invoices')
  const [link, setLink] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const { liveLinks = 0 } = invoice
  const make = async () => {
    const secret = await task.makeLink()
    if (secret !== undefined) setLink(linkOf(secret))
  }
  return (
    <Stack gap={3}>
      {link === undefined ? (
        <Stack gap={2} align="start">
          <Button
            icon={<Icon name="copy" />}
            isPending={task.change.isPending}
            onPress={() => void make()}
          >
            {t('linkCta')}
          </Button>
          <p className="sp-muted">{t('linkText')}</p>
        </Stack>
      ) : (
        <TextField
          label={t('linkLabel')}
          value={link}
          isReadOnly
          description={t('linkMadeText')}
          suffix={<CopyButton text={link} label={t('linkLabel')} />}
        />
      )}
      {task.may('endLinks') && liveLinks > 0 && (
        <p>
          <Button variant="link" onPress={() => setAsking(true)}>
            {t('endLinksCta')}
          </Button>
        </p>
      )}
      {isAsking && (
        <EndLinks task={task} onEnded={() => setLink(undefined)} onClose={() => setAsking(false)} />
      )}
    </Stack>
  )
}

interface EndLinksProps {
  task: InvoiceTask
  onEnded: () => void
  onClose: () => void
}

function EndLinks({ task, onEnded, onClose }: EndLinksProps) {
  const { t } = useMessages('invoices')
  const end = async () => {
    if (await task.endLinks()) onEnded()
    // The page behind shows the failure.
    return true
  }
  return (
    <AskPopup
      of={task.change}
      title={t('endLinksTitle')}
      text={t('endLinksText')}
      confirmText={t('endLinksConfirmCta')}
      onConfirm={end}
      onClose={onClose}
    />
  )
}
