import { merchant } from '@sixpence/core/merchant'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { OpenInvoices, RequestMoney } from '@sixpence/react/invoices'
import { FailingWebhooks } from '@sixpence/react/merchant'
import { LatestPayments } from '@sixpence/react/refunds'
import { TakingsSummary } from '@sixpence/react/takings'
import { Heading } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { invoiceAddress } from '../../screens/invoice-address.ts'
import { Screen } from '../../shell/screen.tsx'

/** A business's takings today and this week, its latest payers, open items and failures. */
export function OverviewScreen() {
  const { t } = useMessages('merchant')
  const { t: tShell } = useMessages('shell')
  return (
    <Screen title={t('areaLabel')} actions={<RequestMoney linkOf={invoiceAddress} />}>
      <FailingWebhooks />
      <div className="sp-merchant-figures">
        <TakingsSummary>
          <Link to="/merchant/accounts/takings" className="sp-link">
            {t('allTakingsLink')}
          </Link>
        </TakingsSummary>
        <OpenInvoices>
          <Link to="/transfer/invoices" search={{ list: 'sent' }} className="sp-link">
            {tShell('allInvoicesCta')}
          </Link>
        </OpenInvoices>
      </div>
      <Latest />
    </Screen>
  )
}

function Latest() {
  const { t } = useMessages('merchant')
  return (
    <section className="sp-merchant-latest" aria-labelledby="latest-title">
      <div className="sp-section-head">
        <Heading level={2} id="latest-title">
          {t('latestPaymentsTitle')}
        </Heading>
        <Link to="/merchant/accounts/payments" className="sp-link">
          {t('allPaymentsLink')}
        </Link>
      </div>
      <LatestPayments emptyAction={<FirstButton />} />
    </section>
  )
}

function FirstButton() {
  const { t } = useMessages('merchant')
  const { mayCall } = useAccess()
  if (!mayCall(merchant.calls.createSavedButton)) return null
  return (
    <Link to="/merchant/buttons/my_saved_buttons" className="sp-link">
      {t('firstButtonCta')}
    </Link>
  )
}
