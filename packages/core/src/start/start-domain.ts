import { customerMethods } from '@sixpence/protocol/customer'
import { profileMethods } from '@sixpence/protocol/profile'
import { access as accessDomain } from '../access/index.ts'
import { clientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { createStart } from './create-start.ts'
import { expectedParts } from './expected-parts.ts'
import type { Start } from './start.ts'

/** The first page after signing in, assembled from several calls. */
export const start: Domain<Start> = {
  name: 'start',
  calls: {},
  open(bank) {
    const { acting, onOtherSubject, onDiagnostic, onDispose, namespace, platform } = bank
    const access = bank.use(accessDomain)
    const subject = () => bank.subject()?.key
    const customer = clientOf(bank, customerMethods)
    const profile = clientOf(bank, profileMethods)
    const opened = createStart({
      getCustomer: () => customer.get(),
      getForms: async () => (await profile.get()).fatcaCrsCertificationInfo,
      getAccessInfo: () => access.info(),
      listAccesses: () => access.list(),
      subject,
      isActing: () => acting.getSnapshot().isOther,
      expected: expectedParts({ tabStorage: platform.tabStorage, namespace, subject }),
      onDiagnostic,
    })
    onDispose(acting.onNews(() => opened.forget()))
    onDispose(onOtherSubject(() => opened.forget()))
    return opened
  },
}
