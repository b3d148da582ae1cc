import type { CustomerAddress, Profile as ProfileData } from '@sixpence/core/profile'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Heading, Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { AddressList } from './addresses/address-list.tsx'
import { EmailList } from './emails/email-list.tsx'
import { IdentityDocument } from './identity/identity-document.tsx'
import { PhoneCard } from './phone/phone-card.tsx'
import { TaxNumber } from './tax-number/tax-number.tsx'
import { useProfile } from './use-profile.ts'
import { useProfileSections, type ProfileSection } from './use-profile-sections.ts'
import { Username } from './username/username.tsx'

export interface ProfileProps {
  /**
   * True if the user may change the customer's addresses and tax number; the bank refuses it to
   * others.
   */
  mayChange?: boolean | undefined
  /** Leads to the place where an address is added. */
  addAddress?: ReactNode
  /** The upload of an identity document; shown if one is required. */
  identityUpload?: ReactNode
  /** Renders the upload of a proof of an address; shown if one is required. */
  renderAddressProof?: ((address: CustomerAddress) => ReactNode) | undefined
}

/** The customer's identity and contact data; each part can also be used separately. */
export const Profile = hosted('Profile', ProfileContent)

function ProfileContent(props: ProfileProps) {
  const { t } = useMessages('profile')
  const task = useProfile()
  const sections = useProfileSections()
  return (
    <Loaded of={task} value={task.data} failedTitle={t('loadFailedTitle')} lines={6}>
      {profile => (
        <Stack gap={7}>
          {sections.map(section => (
            <Section key={section.id} {...section}>
              {partOf(section.name, profile, { ...props, isOwn: task.isOwn })}
            </Section>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function Section({ id, title, lead, children }: ProfileSection & { children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} id={id} isFocusable>
          {title}
        </Heading>
        <p className="sp-lead">{lead}</p>
        {children}
      </Stack>
    </section>
  )
}

function partOf(
  name: ProfileSection['name'],
  profile: ProfileData,
  { isOwn, mayChange = true, ...slots }: ProfileProps & { isOwn: boolean },
): ReactNode {
  switch (name) {
    case 'identity':
      return (
        <IdentityDocument
          identity={profile.identity}
          action={mayChange ? slots.identityUpload : undefined}
        />
      )
    case 'addresses':
      return (
        <AddressList
          addresses={profile.addresses}
          mayChange={mayChange}
          add={mayChange ? slots.addAddress : undefined}
          proofOfResidenceStatus={profile.proofOfResidenceStatus}
          renderProof={slots.renderAddressProof}
        />
      )
    case 'phone':
      return <PhoneCard profile={profile} mayChange={isOwn} />
    case 'emails':
      return <EmailList mayChange={isOwn} />
    case 'username':
      return <Username request={profile.usernameChangeRequest} />
    case 'taxNumber':
      return <TaxNumber taxId={profile.taxId} mayChange={mayChange} />
  }
}
