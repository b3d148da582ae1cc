import { CALL_MARKS } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { DebitCardAuthorizations } from '@sixpence/react/cards'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The payments of debit cards: the part of the history that only sub-accounts receive. */
export function DebitCardsScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('debitCardsTitle'))
  const router = useRouter()
  const { customer, mayCall } = useAccess()
  // The bank refuses this call to everybody else.
  if (customer && !mayCall(CALL_MARKS.debitAuthorizations)) {
    return <Navigate to="/history" replace />
  }
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader
        title={t('debitCardsTitle')}
        back={{
          label: t('historyTitle'),
          onPress: () => void router.navigate({ to: '/history' }),
        }}
      />
      <DebitCardAuthorizations />
    </div>
  )
}
