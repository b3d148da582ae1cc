import type { Entry } from './may-enter.ts'
import type { StartPage } from './start-page.ts'

/** The pages that the tables name and that have a fixed path. */
export type NamedPage = Exclude<
  StartPage | Entry,
  'enter' | 'signOut' | 'oldWeb' | 'initialPath' | 'seiPath' | 'otherwise'
>

/** The path of each of them. */
export const PAGE_PATHS = {
  start: '/',
  login: '/login',
  home: '/home',
  terms: '/terms-accept',
  migration: '/scp',
  adminOverview: '/admin-overview',
  accesses: '/accesses',
  profileUpdate: '/profile-update',
  kycPersonal: '/kyc/personal',
  kycBusiness: '/kyc/business',
  companyDocuments: '/company-documents',
  selfCertification: '/self-certification-splash',
  selfCertificationBusiness: '/self-certification-business-splash',
} as const satisfies Record<NamedPage, string>
