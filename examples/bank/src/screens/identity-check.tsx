import { useMessages } from '@sixpence/react/i18n'
import {
  LeftIdentityCheck,
  LeftIdentityJob,
  OpenedIdentityCheck,
} from '@sixpence/react/identity-check'
import { PageHeader } from '@sixpence/react/ui'
import { useLoaderData, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageUrl, useOpenCheck } from '../client/open-check.ts'
import { CHECK_PATH, takenCheckLink } from '../session/check-link.ts'
import { useScreenTitle } from '../shell/use-screen-title.ts'
import { WholeBank } from '../shell/whole-bank.tsx'

// A link works only once, so the other ways need a sign-in.
const WAYS = { done: `${CHECK_PATH}?check={id}`, other: '/profile/identity' }

/** The screen of a link to an identity check, on any device. */
export function IdentityVerificationScreen() {
  const sixpence = useLoaderData({ from: '/public/identity-verification' })
  const onOpen = useOpenCheck(WAYS)
  const { check } = useSearch({ from: '/public/identity-verification' })
  return (
    <Titled>
      <WholeBank sixpence={sixpence}>
        {check === undefined ? (
          <OpenedIdentityCheck
            link={takenCheckLink()}
            returnUrl={pageUrl(WAYS.done)}
            onOpen={onOpen}
          />
        ) : (
          <LeftIdentityCheck runId={check} />
        )}
      </WholeBank>
    </Titled>
  )
}

/** The page to which the provider of a video identification returns people. */
export function VideoIdentityJobScreen() {
  const sixpence = useLoaderData({ from: '/public/video-identity-job/$id' })
  const { id } = useParams({ from: '/public/video-identity-job/$id' })
  return (
    <Titled>
      <WholeBank sixpence={sixpence}>
        <LeftIdentityJob jobId={id} />
      </WholeBank>
    </Titled>
  )
}

function Titled({ children }: { children: ReactNode }) {
  const { t } = useMessages('shell')
  const title = t('identityCheckTitle')
  useScreenTitle(title)
  return (
    <div className="sp-login">
      <PageHeader title={title} />
      {children}
    </div>
  )
}
