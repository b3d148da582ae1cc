import type { Profile as ProfileData } from '@sixpence/core/profile'
import type { TwoStepModes } from '@sixpence/core/security'
import * as all from '../../index.ts'
import { aRequest } from '../a-request.tsx'
import { ADA } from '../a-sixpence.ts'
import { ACCESS_INFO } from '../a-users.ts'
import { KYC_INFO } from '../render-kyc.tsx'
import { CHECKED_FACTS } from '../verification-facts.ts'
import { ACTING, doNothing, hidden, placed, START, startOfStaff } from './component-row.ts'

const AT = '2026-11-20T09:00:00.000Z'
const NEWS = { id: '1', isRead: true, title: '', body: '', publishedAt: AT, needsChoice: false }
const STAFF = startOfStaff(ACCESS_INFO)
const VERIFIED = { verification: { accountStatus: CHECKED_FACTS } }
const LIMITED = {
  verification: { accountStatus: { ...CHECKED_FACTS, limited: true }, limits: [] },
}
const PROFILE: ProfileData = {
  addresses: [],
  identityDocument: [],
  videoIdentityStatus: 'notRequired',
  proofOfResidenceStatus: 'validated',
  fatcaCrsCertificationInfo: {
    w9FormDocumentStatus: 'notRequired',
    certificateOfLossOfNationalityDocumentStatus: 'notRequired',
    taxResidencySelfCertificationDocumentStatus: 'validated',
    w8BenFormDocumentStatus: 'notRequired',
  },
}
const MODES: TwoStepModes = {
  loginMode: 'no',
  loginModes: [],
  transactionMode: 'none',
  transactionModes: [],
}
const KYC = {
  kyc: { read: KYC_INFO, dueDiligenceProposals: [] },
  dictionaries: { read: [], readBusiness: [] },
}
const CHECK = { provider: 'nfd', runId: '1', url: '', expiresAt: AT } as const

/** Components about the customer, their rights, documents and checks. */
export const OF_CUSTOMERS = [
  placed(<all.AcceptTerms />, START),
  placed(<all.AccessList />, START),
  hidden(<all.ActingBar />, START, ACTING),
  placed(<all.AnnouncementDetail id="1" />, { announcements: { open: NEWS } }),
  placed(<all.Approvals />, { approvals: { list: { items: [], total: 0 } } }),
  placed(<all.CustomerSearch query="Ada" />, { access: { search: { items: [], total: 0 } } }),
  hidden(<all.DocumentList />, { documents: { list: [] } }),
  placed(<all.DocumentUpload categoryId="identity" />, { documents: { list: [] } }),
  hidden(<all.DueDiligenceForStaff />, { ...STAFF, ...KYC }, ACTING),
  placed(<all.EnablePush isPhone />, {
    devices: {
      list: [],
      requestLink: { deeplink: 'https://bank.example/app', expiresInSeconds: 60 },
    },
  }),
  placed(<all.IdentityCheck appUrl="https://bank.example" onOpen={doNothing} />, {
    identityCheck: { newest: {} },
  }),
  placed(<all.KycForm renderDocument={doNothing} />, KYC),
  placed(<all.LeftIdentityCheck runId="1" />, { identityCheck: { complete: 'approved' } }),
  placed(<all.LeftIdentityJob jobId="1" />, { identityCheck: { completeJob: 'approved' } }),
  hidden(<all.LimitReasons />, { ...START, ...LIMITED }),
  hidden(<all.OldWebOffer />, START),
  placed(<all.OpenedIdentityCheck link={{ runId: '1', token: '1' }} onOpen={doNothing} />, {
    identityCheck: { open: CHECK },
  }),
  placed(<all.PersonalInfoForm />, KYC),
  placed(<all.Profile />, { customer: { get: ADA }, profile: { get: PROFILE, emails: [] } }),
  placed(<all.RequestDetail id="1" />, { approvals: { find: aRequest() } }),
  placed(<all.RequiredActions />, VERIFIED),
  placed(<all.SecuritySettings />, {
    externalSignIn: { consents: [] },
    security: {
      blacklist: [],
      ipAccess: { items: [], isEnabled: false, currentIp: '192.0.2.1' },
      twoStepModes: MODES,
    },
  }),
  hidden(<all.StatusBanner />, { ...START, ...VERIFIED }),
  hidden(<all.StatusForStaff />, { ...STAFF, ...LIMITED }, ACTING),
  placed(<all.Username request={undefined} />, { customer: { get: ADA } }),
  placed(<all.Verification />, VERIFIED),
  placed(<all.VerificationSummary action={doNothing} />, VERIFIED),
  hidden(<all.WaitingRequests />, {
    approvals: { waitingCounts: { requestsToDecide: 1 } as never },
  }),
]
