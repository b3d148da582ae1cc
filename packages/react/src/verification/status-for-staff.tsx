import { LIMIT_REASON, type LimitReasonInfo } from '@sixpence/core/verification'
import { useMessages } from '../i18n/index.ts'
import { useStartInfo, useUserRights } from '../start/index.ts'
import { loadStateOf } from '../store/index.ts'
import { DefinitionList, Stack, TitledCard, useHiddenLoading } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { useVerification } from './use-verification.ts'
import { CheckForCustomer } from './check-for-customer.tsx'
import { verificationApi } from './verification-api.ts'

/**
 * The facts that decided the status, for staff who act for the customer, and the start of an
 * identity check; nothing for everybody else.
 */
export const StatusForStaff = hosted('StatusForStaff', StatusForStaffContent)

function StatusForStaffContent() {
  const { t } = useMessages('verification')
  const { isStaff } = useUserRights()
  const start = useStartInfo()
  const task = useVerification()
  const { data: status, facts } = task
  const limits = verificationApi.limits.useReadIf(isStaff && facts?.limited ? {} : undefined)
  useHiddenLoading(isStaff ? task : start)
  useHiddenLoading(loadStateOf(limits))
  if (!isStaff || !status) return null
  const items = [
    { id: 'status', term: t('statusLabel'), details: status.result },
    { id: 'rule', term: t('ruleLabel'), details: status.rule },
    { id: 'because', term: t('becauseLabel'), details: status.because },
    { id: 'changes', term: t('changesLabel'), details: status.wouldChangeIf },
  ]
  const reasons = numbersOf(limits.data ?? [])
  return (
    <TitledCard title={t('staffTitle')} text={t('staffText')}>
      <Stack gap={4}>
        <DefinitionList
          items={
            reasons === ''
              ? items
              : [...items, { id: 'reasons', term: t('reasonsLabel'), details: reasons }]
          }
        />
        <CheckForCustomer />
      </Stack>
    </TitledCard>
  )
}

/** Returns the staff's numbers of the reasons, e.g. `1, 3`. */
const numbersOf = (reasons: readonly LimitReasonInfo[]): string =>
  Object.entries(LIMIT_REASON)
    .filter(([, word]) => reasons.some(({ reasonId }) => reasonId === word))
    .map(([number]) => number)
    .join(', ')
