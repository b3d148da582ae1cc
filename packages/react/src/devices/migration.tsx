import { useMessages } from '../i18n/index.ts'
import {
  Alert,
  Badge,
  Button,
  ErrorView,
  ExternalLink,
  Icon,
  List,
  ListRow,
  Spinner,
  Stack,
} from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { useMigration, type MigrationTask } from './use-migration.ts'

/** Asks the customer to approve sign-ins on a phone. They can postpone it until the bank's deadline. */
export const Migration = hosted('Migration', MigrationContent)

function MigrationContent() {
  const task = useMigration()
  if (task.stage === 'done') return <Done task={task} />
  return task.stage === 'confirming' ? <Confirming task={task} /> : <MigrationRequest task={task} />
}

interface StageProps {
  task: MigrationTask
}

function MigrationRequest({ task }: StageProps) {
  const { t } = useMessages('migration')
  const { notice, begin, goOn, error, isPending } = task
  return (
    <Stack gap={5}>
      {notice && (
        <div>
          <Badge tone="warning">{t('daysLeftText', { count: notice.daysLeft })}</Badge>
        </div>
      )}
      <p>{t('askedText')}</p>
      <ErrorView failure={error} title={t('failedTitle')} />
      <div className="sp-approval-ways">
        {notice && (
          <Button variant="primary" isPending={isPending} onPress={() => void begin()}>
            {t(notice.strategy === 'migrate' ? 'confirmCta' : 'linkPhoneCta')}
          </Button>
        )}
        <Button variant="quiet" onPress={goOn}>
          {t('notNowCta')}
        </Button>
      </div>
    </Stack>
  )
}

function Confirming({ task: { notice, deeplink, goOn } }: StageProps) {
  const { t } = useMessages('migration')
  return (
    <Stack gap={5}>
      <p role="status">{t('confirmingText')}</p>
      <List aria-label={t('phonesLabel')}>
        {notice?.devices.map(({ id, name, code, location }) => (
          <ListRow
            key={id}
            leading={<Icon name="phone" />}
            title={name}
            description={[code, location].join(' · ')}
          />
        ))}
      </List>
      <p className="sp-approval-wait">
        <Spinner />
        <span>{t('waitingText')}</span>
      </p>
      {deeplink !== undefined && (
        <p>
          <ExternalLink href={deeplink}>{t('onThisPhoneLink')}</ExternalLink>
        </p>
      )}
      <div>
        <Button variant="quiet" onPress={goOn}>
          {t('notNowCta')}
        </Button>
      </div>
    </Stack>
  )
}

function Done({ task: { goOn } }: StageProps) {
  const { t } = useMessages('migration')
  return (
    <Stack gap={5}>
      <Alert tone="positive" title={t('doneTitle')}>
        {t('doneText')}
      </Alert>
      <div>
        <Button variant="primary" onPress={goOn}>
          {t('continueCta')}
        </Button>
      </div>
    </Stack>
  )
}
