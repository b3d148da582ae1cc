import { useAccess } from '@sixpence/react/access'
import { CompanyDocuments } from '@sixpence/react/documents'
import { useMessages } from '@sixpence/react/i18n'
import { useBrand } from '@sixpence/react/provider'
import { Alert, PageHeader } from '@sixpence/react/ui'
import { Link, useMatch } from '@tanstack/react-router'
import { useTakePhoto } from '../camera/use-take-photo.ts'
import { useScreenTitle } from '../shell/use-screen-title.ts'

const TITLES = {
  '/self-certification-splash': 'taxTitle',
  '/self-certification-business-splash': 'taxBusinessTitle',
  '/company-documents': 'documentsTitle',
} as const

const TEXTS = {
  '/self-certification-splash': 'taxText',
  '/self-certification-business-splash': 'taxBusinessText',
} as const

/** A requirement of the bank before anything else: what it needs and why, and the ways on and out. */
export function AskedFirstScreen() {
  const { t } = useMessages('start')
  const place = placeOf(useMatch({ strict: false }).fullPath)
  useScreenTitle(t(TITLES[place]))
  return (
    <div className="sp-screen">
      {place === '/company-documents' ? (
        <BusinessDocuments />
      ) : (
        <>
          <PageHeader title={t(TITLES[place])} lead={t(TEXTS[place])} />
          <NotHere />
        </>
      )}
      <WaysOn place={place} />
    </div>
  )
}

/** Staff only look at the documents; everybody else uploads them. */
function BusinessDocuments() {
  const { t } = useMessages('start')
  const takePhoto = useTakePhoto()
  const { accessInfo, isStaff, seesBalances } = useAccess()
  const name = accessInfo?.customerName ?? ''
  const lead = [t('documentsText', { name }), !seesBalances && t('documentsOnlyText')]
  return (
    <>
      <PageHeader
        title={t(TITLES['/company-documents'])}
        lead={isStaff ? name : lead.filter(Boolean).join(' ')}
      />
      <CompanyDocuments takePhoto={takePhoto} mayUpload={!isStaff} />
    </>
  )
}

function WaysOn({ place }: { place: Place }) {
  const { t } = useMessages('start')
  const { isActing, seesBalances } = useAccess()
  const isOfDocuments = place === '/company-documents'
  return (
    <div className="sp-button-row">
      {!isOfDocuments && (
        <Link to="/home" className="sp-button sp-button-secondary">
          {t('notNowCta')}
        </Link>
      )}
      {isOfDocuments && seesBalances && (
        <Link to="/profile" className="sp-button sp-button-secondary">
          {t('toProfileCta')}
        </Link>
      )}
      {isActing && (
        <Link to="/accesses" className="sp-button sp-button-secondary">
          {t('otherAccessCta')}
        </Link>
      )}
    </div>
  )
}

/** A notice that the form isn't available here, with the bank's contact. */
export function NotHere() {
  const { t } = useMessages('start')
  const { support } = useBrand()
  return (
    <Alert tone="info" announce="never">
      {t('notHereText')}{' '}
      <a className="sp-link" href={`mailto:${support.email}`}>
        {t('writeToUsText', { email: support.email })}
      </a>
    </Alert>
  )
}

type Place = keyof typeof TITLES

// The guard has redirected visitors of other paths to one of these.
const placeOf = (fullPath: string): Place =>
  Object.keys(TITLES).find((path): path is Place => path === fullPath) ?? '/company-documents'
