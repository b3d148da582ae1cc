import type { IdentityCheck } from '@sixpence/core/identity-check'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Spinner, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { LinkIsOver } from './link-is-over.tsx'
import type { CheckToOpen } from './use-identity-check.ts'
import { type IdentityCheckLink, useOpenedCheck } from './use-opened-check.ts'

export interface OpenedIdentityCheckProps {
  /** Undefined if the address no longer contains a link. */
  link: IdentityCheckLink | undefined
  /** The address to which the customer returns on this device. `{id}` in it becomes the check's id. */
  returnUrl?: string | undefined
  /** Called to lead the customer to the provider. */
  onOpen: (check: CheckToOpen) => void
}

/** Opens a check by a link, for someone who isn't signed in here. */
export const OpenedIdentityCheck = hosted('OpenedIdentityCheck', OpenedIdentityCheckContent)

function OpenedIdentityCheckContent({ link, ...ways }: OpenedIdentityCheckProps) {
  return link ? <OpenLink link={link} {...ways} /> : <LinkIsOver />
}

function OpenLink({
  link,
  returnUrl,
  onOpen,
}: OpenedIdentityCheckProps & { link: IdentityCheckLink }) {
  const { t } = useMessages('identity-check')
  const { data: check, error, isOver, refetch } = useOpenedCheck(link, returnUrl)
  if (isOver) return <LinkIsOver />
  if (error) return <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
  if (!check) return <Spinner isLarge label={t('openingStatus')} />
  return <Ready check={check} onOpen={onOpen} />
}

interface ReadyProps extends Pick<OpenedIdentityCheckProps, 'onOpen'> {
  check: IdentityCheck
}

function Ready({ check, onOpen }: ReadyProps) {
  const { t } = useMessages('identity-check')
  return (
    <Stack gap={5}>
      <p>{t('linkedText')}</p>
      <ul className="sp-bullets">
        <li>{t('needDocumentText')}</li>
        <li>{t(check.provider === 'jmo' ? 'videoNeedTimeText' : 'needTimeText')}</li>
      </ul>
      <Button variant="primary" isWide onPress={() => onOpen(check)}>
        {t('startCta')}
      </Button>
    </Stack>
  )
}
