import { useMessages } from '@sixpence/react/i18n'
import { ExternalConsent } from '@sixpence/react/sign-in'
import { useLoaderData, useRouteContext, useRouter } from '@tanstack/react-router'
import { leaveFor, type ConsentQuestion } from '../guards/external-sign-in.ts'
import { RestrictedFrame } from '../shell/restricted-frame.tsx'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Asks if an outside service may know who is signed in. */
export function ExternalConsentScreen() {
  const { consent } = useRouteContext({ from: '/auth/sei' })
  const sixpence = useLoaderData({ from: '/auth/sei' })
  return (
    <RestrictedFrame sixpence={sixpence}>
      {consent && <Question consent={consent} />}
    </RestrictedFrame>
  )
}

function Question({ consent: { request, question } }: { consent: ConsentQuestion }) {
  const { t } = useMessages('external-sign-in')
  const router = useRouter()
  useScreenTitle(t('title', { name: question.name }))
  async function go(url: string | undefined) {
    await leaveFor(url)
    await router.navigate({ to: '/', replace: true })
  }
  return <ExternalConsent request={request} question={question} onAnswer={url => void go(url)} />
}
