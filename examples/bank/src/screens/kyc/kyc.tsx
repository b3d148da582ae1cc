import { useAccess } from '@sixpence/react/access'
import { DocumentList } from '@sixpence/react/documents'
import { useMessages } from '@sixpence/react/i18n'
import { KycForm } from '@sixpence/react/kyc'
import { Link, useMatch, useNavigate, useSearch } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'
import { useSign } from '../../signing/use-sign.ts'
import { KycCheck } from './kyc-check.tsx'
import { KycDocument } from './kyc-document.tsx'

/** The data that the bank requires of a person or a business, by steps; the address names the step. */
export function KycScreen() {
  const { t } = useMessages('start')
  const { pathname } = useMatch({ strict: false })
  const { step, check } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { isActing } = useAccess()
  const isBusiness = pathname.endsWith('/business')
  const title = t(isBusiness ? 'kycBusinessTitle' : 'kycPersonalTitle')
  const sign = useSign(`${pathname}?step=declaration`)
  return (
    <Screen title={title} isNarrow>
      {check === undefined ? (
        <KycForm
          introduction={t(isBusiness ? 'kycBusinessText' : 'kycPersonalText')}
          step={step}
          onStepChange={next =>
            void navigate({ to: pathname, search: next === 'overview' ? {} : { step: next } })
          }
          afterSubmission={<DocumentList />}
          renderDocument={document => <KycDocument {...document} mayCheck={!isActing} />}
          onSign={sign}
        />
      ) : (
        <KycCheck check={check} />
      )}
      {isActing && (
        <div className="sp-button-row">
          <Link to="/accesses" className="sp-button sp-button-secondary">
            {t('otherAccessCta')}
          </Link>
        </div>
      )}
    </Screen>
  )
}
