import { AcceptTerms } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The terms that the customer must accept first. */
export function TermsAcceptScreen() {
  const { t } = useMessages('start')
  useScreenTitle(t('termsTitle'))
  return (
    <div className="sp-screen">
      <PageHeader title={t('termsTitle')} lead={t('termsLead')} />
      <AcceptTerms />
    </div>
  )
}
