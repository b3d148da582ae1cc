import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Inline, Stack } from '../ui/index.ts'
import { CheckState } from './check-state.tsx'
import { HandOver } from './hand-over.tsx'
import { useIdentityCheck, type IdentityCheckOptions } from './use-identity-check.ts'

export interface IdentityCheckProps extends IdentityCheckOptions {
  /** The address of the app, e.g. `https://app.bank.example`: what another device opens. */
  appUrl: string
}

/**
 * Checks who the customer is: says what it takes, leads to the provider from this device or from
 * another one, and tells how it ended.
 */
export function IdentityCheck({ appUrl, ...options }: IdentityCheckProps) {
  const { t } = useMessages('identity-check')
  const task = useIdentityCheck(options)
  const { state, handOver, isPending, failure, start, startElsewhere } = task
  const hasBegun = state !== undefined && state.status !== 'open'
  return (
    <Stack gap={5}>
      <ErrorView failure={failure} title={t('failedTitle')} />
      <CheckState task={task} />
      {!hasBegun && (
        <>
          {handOver ? (
            <HandOver link={appUrl + handOver.path} endsAt={handOver.endsAt} />
          ) : (
            <Preparation />
          )}
          <Inline gap={3}>
            <Button variant="primary" isPending={isPending} onPress={() => void start()}>
              {t(handOver ? 'startHereCta' : 'startCta')}
            </Button>
            <Button isPending={isPending} onPress={() => void startElsewhere()}>
              {t(handOver ? 'newCodeCta' : 'otherDeviceCta')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  )
}

/** What to have ready, before anything is asked. */
function Preparation() {
  const { t } = useMessages('identity-check')
  return (
    <Stack gap={3}>
      <p>{t('whyText')}</p>
      <ul>
        <li>{t('needDocumentText')}</li>
        <li>{t('needCameraText')}</li>
        <li>{t('needTimeText')}</li>
      </ul>
    </Stack>
  )
}
