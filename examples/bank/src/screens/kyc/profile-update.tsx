import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { PersonalInfoForm } from '@sixpence/react/kyc'
import { PageHeader } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { useScreenTitle } from '../../shell/use-screen-title.ts'

/** Asks once more for personal data; it may wait unless the bank asks for the identity as well. */
export function ProfileUpdateScreen() {
  const { t } = useMessages('start')
  const { customer } = useAccess()
  useScreenTitle(t('profileUpdateTitle'))
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('profileUpdateTitle')} lead={t('profileUpdateText')} />
      <PersonalInfoForm />
      {customer?.isNeedPersonalInfoUpdate === true && !customer.isNeedKyc && (
        <div className="sp-button-row">
          <Link to="/home" className="sp-button sp-button-secondary">
            {t('laterCta')}
          </Link>
        </div>
      )}
    </div>
  )
}
