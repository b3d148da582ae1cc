import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { PersonalInfoForm } from '@sixpence/react/kyc'
import { RequiredActions, useVerification } from '@sixpence/react/verification'
import { Link } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'
import { uploadRequested } from '../verification/upload-requested.tsx'

/**
 * Asks again for personal data. The customer may postpone it, unless the bank also requires the
 * identity.
 */
export function ProfileUpdateScreen() {
  const { t } = useMessages('start')
  const { customer } = useAccess()
  const { facts } = useVerification()
  return (
    <Screen title={t('profileUpdateTitle')} lead={t('profileUpdateText')} isNarrow>
      {facts?.duplicateDocuments && <RequiredActions documentsOnly upload={uploadRequested} />}
      <PersonalInfoForm />
      {customer?.isNeedPersonalInfoUpdate === true && !customer.isNeedKyc && (
        <div className="sp-button-row">
          <Link to="/home" className="sp-button sp-button-secondary">
            {t('notNowCta')}
          </Link>
        </div>
      )}
    </Screen>
  )
}
