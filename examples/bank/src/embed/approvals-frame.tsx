import { AccessList, ActingBar, useStartPage } from '@sixpence/react/access'
import { Approvals, RequestDetail } from '@sixpence/react/approvals'
import { useMessages } from '@sixpence/react/i18n'
import { ErrorView, Heading, PageHeader, Skeleton, Stack } from '@sixpence/react/ui'
import { DecideAsk } from './decide-ask.tsx'
import type { EmbedPageProps } from './embed-page-props.ts'

/**
 * The requests waiting for an approval. The user selects them here and decides them in a window of
 * the bank. The frame keeps one height, so that the page around it can't read anything from it.
 */
export function ApprovalsFrame(props: EmbedPageProps) {
  const { t } = useMessages('embedding')
  return (
    <section className="sp-embed-steady" aria-label={t('approvalsLabel')}>
      <div>
        <Content {...props} />
      </div>
    </section>
  )
}

function Content(props: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const { data: page, error, refetch } = useStartPage()
  if (!page && error) {
    return <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
  }
  if (!page) return <Skeleton shape="row" lines={4} />
  if (page.result === 'accesses') return <Choice />
  return (
    <Stack gap={4}>
      <ActingBar />
      <Requests {...props} />
    </Stack>
  )
}

/** Asks users who act for several customers to choose one first. */
function Choice() {
  const { t } = useMessages('start')
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {t('accessesTitle')}
      </Heading>
      <AccessList />
    </Stack>
  )
}

function Requests(props: EmbedPageProps) {
  const { t } = useMessages('approvals')
  const { destination, go } = props
  const action = (ids: readonly string[]) => <DecideAsk ids={ids} {...props} />
  if (destination.to !== 'approvals' || destination.id === undefined) {
    return <Approvals action={action} />
  }
  return (
    <>
      <PageHeader
        title={t('detailTitle')}
        back={{ label: t('backCta'), onPress: () => go({ to: 'home' }) }}
      />
      <RequestDetail id={destination.id} action={id => action([id])} canSendAgain={false} />
    </>
  )
}
