import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Heading, Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { CheckState, IN_REVIEW } from './check-state.tsx'
import { HandOver } from './hand-over.tsx'
import { Preparation } from './preparation.tsx'
import {
  useIdentityCheck,
  type IdentityCheckOptions,
  type IdentityCheckTask,
} from './use-identity-check.ts'

export interface IdentityCheckProps extends IdentityCheckOptions {
  /** The address of the app for another device, e.g. `https://app.bank.example`. */
  appUrl: string
  /** Uploads a document instead. Shown as long as that can help. */
  fileUpload?: ReactNode
  /** Leads on, once the customer has done their part. */
  nextStep?: ReactNode
}

/**
 * Checks the customer's identity: explains the steps, leads to the provider on this device or
 * another, and shows the result.
 */
export const IdentityCheck = hosted('IdentityCheck', IdentityCheckContent)

function IdentityCheckContent({ appUrl, fileUpload, nextStep, ...options }: IdentityCheckProps) {
  const { t } = useMessages('identity-check')
  const task = useIdentityCheck(options)
  return (
    <Loaded
      of={{ ...task, error: task.error }}
      value={task.isKnown || undefined}
      failedTitle={t('loadFailedTitle')}
    >
      {() => (
        <Check
          task={task}
          appUrl={appUrl}
          kind={options.kind}
          fileUpload={fileUpload}
          nextStep={nextStep}
        />
      )}
    </Loaded>
  )
}

interface CheckProps extends Pick<
  IdentityCheckProps,
  'appUrl' | 'kind' | 'fileUpload' | 'nextStep'
> {
  task: IdentityCheckTask
}

function Check({ task, appUrl, kind, fileUpload, nextStep }: CheckProps) {
  const { t } = useMessages('identity-check')
  const state = task.isBack ? IN_REVIEW : task.data
  const isOpen = state === undefined || state.status === 'open'
  const canBegin = isOpen || state.canRetry
  const isDone = !canBegin && state.status !== 'declined'
  return (
    <Stack gap={5}>
      <ErrorView failure={task.change.error} title={t('failedTitle')} />
      <CheckState state={state} actions={isDone ? nextStep : undefined} />
      {canBegin && <Beginning task={task} appUrl={appUrl} kind={kind} isAgain={!isOpen} />}
      {canBegin && fileUpload !== undefined && <FileWay>{fileUpload}</FileWay>}
    </Stack>
  )
}

interface BeginningProps extends Pick<IdentityCheckProps, 'appUrl' | 'kind'> {
  task: IdentityCheckTask
  isAgain: boolean
}

function Beginning({ task, appUrl, kind, isAgain }: BeginningProps) {
  const { t } = useMessages('identity-check')
  const {
    handOver,
    change: { isPending },
    start,
    startElsewhere,
  } = task
  const here = handOver ? 'startHereCta' : isAgain ? 'retryCta' : 'startCta'
  return (
    <>
      {handOver ? (
        <HandOver link={appUrl + handOver.path} endsAt={handOver.endsAt} />
      ) : (
        !isAgain && <Preparation kind={kind} />
      )}
      <div className="sp-button-row">
        <Button variant="primary" isPending={isPending} onPress={() => void start()}>
          {t(here)}
        </Button>
        <Button isPending={isPending} onPress={() => void startElsewhere()}>
          {t(handOver ? 'newCodeCta' : 'otherDeviceCta')}
        </Button>
      </div>
    </>
  )
}

function FileWay({ children }: { children: ReactNode }) {
  const { t } = useMessages('identity-check')
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {t('fileTitle')}
      </Heading>
      <p className="sp-muted">{t('fileText')}</p>
      {children}
    </Stack>
  )
}
