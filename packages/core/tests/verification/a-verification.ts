import type { NamedMethod, OutputOf } from '@sixpence/protocol'
import type { Access, AccessInfo, ActingHandle } from '../../src/access/index.ts'
import type { BankAccess } from '../../src/domain/index.ts'
import type { NoticeListener } from '../../src/realtime/index.ts'
import { verification } from '../../src/verification/index.ts'
import { opened } from '../opened.ts'

const FORMS = {
  w9FormDocumentStatus: 'notRequired',
  certificateOfLossOfNationalityDocumentStatus: 'notRequired',
  taxResidencySelfCertificationDocumentStatus: 'validated',
  w8BenFormDocumentStatus: 'notRequired',
}

export const PROFILE = {
  addresses: [{ addressStatus: 'confirmed', uploadedDocuments: [] }],
  identityDocument: [],
  identity: { status: 'confirmed' },
  videoIdentityStatus: 'notRequired',
  proofOfResidenceStatus: 'validated',
  phone: { confirmed: true },
  fatcaCrsCertificationInfo: FORMS,
}

export const FACTS = {
  isBusiness: true,
  verified: true,
  limited: false,
  limits: [],
  taxForms: [],
  addresses: [],
  proofOfResidenceStatus: 'validated',
  isPhoneConfirmed: true,
  videoIdentityStatus: 'notRequired',
}

const CUSTOMER = {
  customerType: 'personal',
  isAdmin: false,
  verified: true,
  limited: false,
  isNeedKyc: false,
  isNeedPersonalInfoUpdate: false,
  dueDiligenceLevel: 0,
}

export const KYC = {
  kind: 'personal',
  revision: 2,
  answers: {},
  withheld: [],
  documents: [],
  dueDiligence: [],
}

export const REASON = { id: 'r1', actionTypeId: 'upload', requirementDocuments: [] }

/** The bank's answers, and the customer acted for. */
export interface Given {
  readonly customer?: Partial<Record<keyof typeof CUSTOMER | 'limitData', unknown>>
  readonly isOther?: boolean
  readonly seesBalance?: boolean
  /** For the customer acted for. */
  readonly isNeedKyc?: boolean
  readonly answers?: Readonly<Record<string, unknown>>
}

function added<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A client of `sixpence.verification`, and its requests to the bank. */
export function aVerification({
  customer,
  isOther = false,
  seesBalance = true,
  isNeedKyc = false,
  answers: other,
}: Given = {}) {
  const calls: string[] = []
  const held = { customer: { ...CUSTOMER, ...customer } }
  const answers = (name: string): unknown =>
    ({
      customerInfoGet: { customer: held.customer },
      profileInquiry: { profile: PROFILE },
      customerLimitReasonGet: { reasons: [REASON] },
      dueDiligenceInfoGet: { dueDiligenceInfo: { uploadedDocuments: [] } },
      kycRequestGet: { customerKycRequest: {} },
      kycCustomerInfoGet: { kycCustomerInfo: KYC },
      accountStatusGet: { accountStatus: FACTS },
      ...other,
    })[name]
  const call = async <Method extends NamedMethod>({ name }: Method) => {
    calls.push(name)
    return answers(name) as OutputOf<Method>
  }
  const acting: Pick<ActingHandle, 'getSnapshot'> = {
    getSnapshot: () => ({ customerId: undefined, isOther }),
  }
  const access: Pick<Access, 'info'> = {
    info: async () => {
      calls.push('userAccessInfoGet')
      return {
        id: 'c1',
        isNeedKyc,
        accessList: [{ customerId: 'c1', ...(seesBalance && { balanceInfo: [] }) }],
      } as unknown as AccessInfo
    },
  }
  const notices = new Set<NoticeListener>()
  const others = new Set<() => void>()
  const realtime: BankAccess['realtime'] = {
    watch: listener => added(notices, listener),
    onReconnected: () => () => undefined,
  }
  const client = opened(verification, {
    call,
    acting: acting as ActingHandle,
    use: <Client>() => access as Client,
    realtime,
    subject: () => ({ key: 'ada', userId: 'ada', actsFor: undefined }),
    onOtherSubject: listener => added(others, listener),
    onDiagnostic: () => undefined,
  })
  const say = (type: string) => {
    for (const listener of notices) listener({ id: 'n', type, status: 'info', at: '' })
  }
  const change = () => {
    for (const listener of others) listener()
  }
  return { client, calls, held, say, change, listeners: () => notices.size + others.size }
}
