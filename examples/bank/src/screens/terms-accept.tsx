import { AcceptTerms } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Screen } from '../shell/screen.tsx'

/** The terms that the customer must accept first. */
export function TermsAcceptScreen() {
  const { t } = useMessages('start')
  return (
    <Screen title={t('termsTitle')} lead={t('termsLead')}>
      <AcceptTerms />
    </Screen>
  )
}
