import { useMessages } from '../i18n/index.ts'

const SECTIONS = [
  { name: 'twoStep', id: 'sp-security-two-step', title: 'twoStepTitle', lead: 'twoStepLead' },
  { name: 'password', id: 'sp-security-password', title: 'passwordTitle', lead: 'passwordLead' },
  { name: 'ipAccess', id: 'sp-security-ip-access', title: 'ipTitle', lead: 'ipLead' },
  {
    name: 'outsiders',
    id: 'sp-security-outsiders',
    title: 'outsidersTitle',
    lead: 'outsidersLead',
  },
  {
    name: 'blacklist',
    id: 'sp-security-blacklist',
    title: 'blacklistTitle',
    lead: 'blacklistLead',
  },
] as const

/** One section of `SecuritySettings`. */
export interface SecuritySection {
  readonly name: (typeof SECTIONS)[number]['name']
  /** The id of its heading, for links within the page. The heading can take the focus. */
  readonly id: string
  readonly title: string
  readonly lead: string
}

/**
 * Returns the sections of `SecuritySettings` in their order, e.g. for a table of contents beside
 * them.
 */
export function useSecuritySections(): readonly SecuritySection[] {
  const { t } = useMessages('security')
  return SECTIONS.map(({ title, lead, ...rest }) => ({ ...rest, title: t(title), lead: t(lead) }))
}
