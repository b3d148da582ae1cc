import { useMessages } from '../i18n/index.ts'
import { useProfile } from './use-profile.ts'

const SECTIONS = [
  { name: 'identity', id: 'sp-profile-identity', title: 'identityTitle', lead: 'identityLead' },
  { name: 'addresses', id: 'sp-profile-addresses', title: 'addressesTitle', lead: 'addressesLead' },
  { name: 'phone', id: 'sp-profile-phone', title: 'phoneTitle', lead: 'phoneLead' },
  { name: 'emails', id: 'sp-profile-emails', title: 'emailsTitle', lead: 'emailsLead' },
  { name: 'username', id: 'sp-profile-username', title: 'usernameTitle', lead: 'usernameLead' },
  { name: 'taxNumber', id: 'sp-profile-tax-number', title: 'taxIdTitle', lead: 'taxIdLead' },
] as const

/** One section of `Profile`. */
export interface ProfileSection {
  readonly name: (typeof SECTIONS)[number]['name']
  /** The id of its heading, for links within the page. The heading can take the focus. */
  readonly id: string
  readonly title: string
  readonly lead: string
}

/** Returns the sections of `Profile` in their order, e.g. for a table of contents beside them. */
export function useProfileSections(): readonly ProfileSection[] {
  const { t } = useMessages('profile')
  const { isOwn } = useProfile()
  // Other users mustn't see the name that someone signs in with.
  return SECTIONS.filter(({ name }) => isOwn || name !== 'username').map(
    ({ title, lead, ...rest }) => ({ ...rest, title: t(title), lead: t(lead) }),
  )
}
