import { invoices, type InvoiceLinks, type LinkedInvoice } from '@sixpence/core/invoices'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { hosted, useBrand, useSixpence } from '../../provider/index.ts'
import {
  Alert,
  Button,
  EmptyState,
  ErrorView,
  ExternalLink,
  Loaded,
  Stack,
} from '../../ui/index.ts'
import { BlockSender } from '../detail/block-sender.tsx'
import { SavedFile } from '../detail/invoice-file.tsx'
import { InvoiceSheet } from '../detail/invoice-sheet.tsx'
import { useInvoiceOf, type LinkedInvoiceTask, type PageLinks } from './use-linked-invoice.ts'

export interface InvoicePageProps {
  /** The secret at the end of the invoice's link. */
  invoiceSecret: string
  /**
   * Called on press instead of `onNavigate`, e.g. to open a window during the press. Not called
   * again until it settles. Then the invoice is read again.
   */
  onPay?: (() => Promise<void>) | undefined
  /**
   * The result of `createInvoiceLinks`, for a page that doesn't load the whole bank. It leads
   * everyone to the sign-in, which knows whether they are signed in.
   */
  links?: InvoiceLinks | undefined
}

/**
 * The page that an invoice's link opens, also for people without an account: the invoice, its PDF,
 * and a button to pay it. Leads to the sign-in and the payment through `onNavigate`.
 */
export const InvoicePage = hosted('InvoicePage', InvoicePageContent)

function InvoicePageContent({ links, ...props }: InvoicePageProps) {
  return links ? <LinkPage {...props} links={links} /> : <PageOfBank {...props} />
}

function PageOfBank(props: Omit<InvoicePageProps, 'links'>) {
  return <LinkPage {...props} links={useSixpence().use(invoices)} />
}

function LinkPage({ invoiceSecret, onPay, links }: InvoicePageProps & { links: PageLinks }) {
  const { t } = useMessages('invoices')
  const task = useInvoiceOf(links, invoiceSecret)
  if (task.error?.code === 'not_found') {
    return (
      <EmptyState title={t('linkDeadTitle')} icon="info">
        {t('linkDeadText')}
      </EmptyState>
    )
  }
  return (
    <Loaded of={task} value={task.data} failedTitle={t('detailFailedTitle')} lines={6}>
      {invoice => (
        <div className="sp-invoice-page">
          <InvoiceSheet invoice={invoice} />
          <Stack gap={4}>
            <Next invoice={invoice} task={task} onPay={onPay} />
            <ErrorView failure={task.change.error} title={t('changeFailedTitle')} />
            {invoice.urlPdf !== undefined && (
              <SavedFile fetch={() => links.pdfByLink({ invoiceSecret })} />
            )}
            <Unknown invoice={invoice} task={task} />
          </Stack>
        </div>
      )}
    </Loaded>
  )
}

interface PartProps {
  invoice: LinkedInvoice
  task: LinkedInvoiceTask
}

const OVER = {
  pendingApproval: 'pendingApprovalText',
  paid: 'linkPaidText',
  rejected: 'linkRejectedText',
} as const

function Next({ invoice, task, onPay }: PartProps & Pick<InvoicePageProps, 'onPay'>) {
  const { t } = useMessages('invoices')
  const { statusId, payeeName: name } = invoice
  const { isSignedIn, change, pay, refetch } = task
  const [isAway, setAway] = useState(false)
  const press = async () => {
    if (!onPay) return pay()
    setAway(true)
    await onPay().finally(() => setAway(false))
    refetch()
  }
  if (statusId !== 'awaitingPayment' && statusId !== 'unpaid') {
    return (
      <Alert tone={statusId === 'paid' ? 'positive' : 'info'} announce="never">
        {t(OVER[statusId])}
      </Alert>
    )
  }
  return (
    <Stack gap={3}>
      <Button
        variant="primary"
        isWide
        isPending={change.isPending || isAway}
        onPress={() => void press()}
      >
        {t(isSignedIn || onPay ? 'payHereCta' : 'signInToPayCta')}
      </Button>
      <p className="sp-muted">{t('payHereText', { name })}</p>
      {!isSignedIn && !onPay && <NewHere />}
    </Stack>
  )
}

/** An introduction for people who aren't customers yet. */
function NewHere() {
  const { t } = useMessages('invoices')
  const { regulatedEntity } = useBrand()
  return (
    <p className="sp-muted">
      {t('newHereText')} <ExternalLink href={regulatedEntity.web}>{t('newHereCta')}</ExternalLink>
    </p>
  )
}

function Unknown({ invoice, task }: PartProps) {
  const { t } = useMessages('invoices')
  if (task.isBlocked) return <Alert tone="positive">{t('blockedByLinkText')}</Alert>
  return invoice.canBlockSender ? <BlockSender invoice={invoice} task={task} /> : null
}
