import { accounts } from '@sixpence/core/accounts'
import { batches } from '@sixpence/core/batches'
import { kyc } from '@sixpence/core/kyc'
import { profile } from '@sixpence/core/profile'
import { mayAwaitDocuments } from '@sixpence/core/verification'
import { useAccess } from '@sixpence/react/access'
import { BotCheckProvider } from '@sixpence/react/bot-check'
import { useMessages } from '@sixpence/react/i18n'
import { IdentityWays } from '@sixpence/react/identity-check'
import { Profile, useProfileSections } from '@sixpence/react/profile'
import { LazyPart } from '@sixpence/react/provider'
import { lazyComponent, Spinner, Stack, TitledCard } from '@sixpence/react/ui'
import { RequiredActions, StatusForStaff, useVerification } from '@sixpence/react/verification'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTakePhoto } from '../../camera/use-take-photo.ts'
import { botCheckOf } from '../../client/bot-check.ts'
import { Screen } from '../../shell/screen.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SectionLinks } from './section-links.tsx'
import { useSectionOfAddress } from './use-section-of-address.ts'

// Loaded when needed, because few customers need a document here.
const DocumentUpload = lazyComponent(() => import('@sixpence/react/documents'), 'DocumentUpload')

const DocumentList = lazyComponent(() => import('@sixpence/react/documents'), 'DocumentList')

const DueDiligenceForStaff = lazyComponent(
  () => import('@sixpence/react/kyc'),
  'DueDiligenceForStaff',
)

const NameCheckSetting = lazyComponent(() => import('@sixpence/react/batches'), 'NameCheckSetting')

/** The customer's personal data and contacts. */
export function ProfileScreen() {
  const { t } = useMessages('settings')
  useSectionOfAddress()
  const { isActing, isBusiness, isStaff, mayCall } = useAccess()
  const { config } = useRouteContext({ from: '__root__' })
  return (
    <Screen title={t('profileTitle')}>
      <div className="sp-with-aside">
        <Stack gap={5}>
          <ProfileCard />
          <SectionLinks sections={useProfileSections()} />
        </Stack>
        <BotCheckProvider adapter={botCheckOf(config)}>
          <Stack gap={6}>
            <WhatIsAsked />
            <StatusForStaff />
            <LazyPart>{isStaff && isBusiness && <DueDiligenceForStaff />}</LazyPart>
            <Profile
              mayChange={mayCall(profile.calls.setTaxNumber)}
              addAddress={mayCall(accounts.calls.createAddress) ? <AddAddress /> : undefined}
              identityUpload={<IdentityUpload isOwn={!isActing} />}
              renderAddressProof={({ addressId }) => (
                <Upload categoryId="address" addressId={addressId} />
              )}
            />
            <LazyPart>
              <DocumentList />
            </LazyPart>
            {isBusiness && mayCall(kyc.calls.save) && <BusinessDocuments />}
            <LazyPart>
              {isBusiness && mayCall(batches.calls.settings) && <NameCheckSetting />}
            </LazyPart>
          </Stack>
        </BotCheckProvider>
      </div>
    </Screen>
  )
}

/** The data that the bank waits for, shown above the rest. */
function WhatIsAsked() {
  const { actions, banner, facts } = useVerification()
  // A business's answers may need a document even if the bank asks for nothing else.
  const mayWait = facts !== undefined && mayAwaitDocuments(facts)
  if (actions.length === 0 && !banner && !mayWait) return null
  return (
    <div className="sp-what-is-asked">
      <RequiredActions
        upload={({ document }, titleId) => (
          <Upload
            categoryId={document.categoryId}
            documentTypeId={document.documentTypeId}
            requirementId={document.id}
            titleId={titleId}
          />
        )}
      />
    </div>
  )
}

/** Users can only make a check with the camera for themselves. */
function IdentityUpload({ isOwn }: { isOwn: boolean }) {
  const navigate = useNavigate()
  const upload = <Upload categoryId="identity" />
  if (!isOwn) return upload
  return (
    <IdentityWays onCheck={() => void navigate({ to: '/profile/identity' })}>{upload}</IdentityWays>
  )
}

function BusinessDocuments() {
  const { t } = useMessages('settings')
  return (
    <TitledCard title={t('businessDocumentsTitle')} text={t('businessDocumentsText')}>
      <div>
        <Link to="/company-documents" className="sp-button sp-button-secondary">
          {t('businessDocumentsCta')}
        </Link>
      </div>
    </TitledCard>
  )
}

function AddAddress() {
  const { t } = useMessages('settings')
  return (
    <Link to="/profile/address" search={{ add: true }} className="sp-button sp-button-secondary">
      {t('addAddressCta')}
    </Link>
  )
}

/** Empty for users who may look but not upload. */
function Upload(props: ComponentProps<typeof DocumentUpload>) {
  const takePhoto = useTakePhoto()
  const { mayCall } = useAccess()
  if (!mayCall(kyc.calls.save)) return null
  return (
    <LazyPart fallback={<Spinner />}>
      <DocumentUpload {...props} takePhoto={takePhoto} />
    </LazyPart>
  )
}
