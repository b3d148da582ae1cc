import { Approvals, DecidedRequests, RequestDetail } from '@sixpence/react/approvals'
import { useMessages } from '@sixpence/react/i18n'
import { Button } from '@sixpence/react/ui'
import { useParams, useRouter } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** The requests waiting for an approval. */
export function ApprovalsScreen() {
  const { t } = useMessages('approvals')
  const router = useRouter()
  return (
    <Screen title={t('listTitle')} lead={t('listLead')} isNarrow>
      <Approvals />
      <p>
        <Button variant="link" onPress={() => void router.navigate({ to: '/transfer/approved' })}>
          {t('decidedLinkCta')}
        </Button>
      </p>
    </Screen>
  )
}

/** The decided requests, with who decided and the result. */
export function ApprovedScreen() {
  const { t } = useMessages('approvals')
  return (
    <Screen title={t('decidedScreenTitle')} lead={t('decidedScreenLead')} isNarrow>
      <DecidedRequests />
    </Screen>
  )
}

/** One request, which can be decided here. */
export function ApprovalScreen() {
  const { t } = useMessages('approvals')
  const { id } = useParams({ from: '/main/approvals/$id' })
  const router = useRouter()
  return (
    <Screen
      title={t('detailTitle')}
      back={{ label: t('backCta'), onPress: () => void router.navigate({ to: '/approvals' }) }}
      isNarrow
    >
      <RequestDetail key={id} id={id} />
    </Screen>
  )
}
