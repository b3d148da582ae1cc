import { awaitsChoice, type Announcement } from '@sixpence/core/announcements'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useUserRights } from '../start/index.ts'
import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorView,
  Heading,
  Loaded,
  StaleAlert,
  Stack,
} from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { announcementsApi } from './announcements-api.ts'
import { useAnnouncement, type AnnouncementTask } from './use-announcement.ts'
import { useFocusOnAnswer } from './use-focus-on-answer.ts'

export interface AnnouncementDetailProps {
  /** The announcement's id. */
  id: string
}

/** One announcement, with buttons to respond if needed. Showing it marks it as read. */
export const AnnouncementDetail = hosted('AnnouncementDetail', AnnouncementDetailContent)

function AnnouncementDetailContent({ id }: AnnouncementDetailProps) {
  return <Found key={id} id={id} />
}

function Found({ id }: AnnouncementDetailProps) {
  const { t } = useMessages('announcements')
  const task = useAnnouncement(id)
  if (!task.data && task.error?.code === 'no_access') {
    return (
      <EmptyState title={t('goneTitle')} icon="bell">
        {t('goneText')}
      </EmptyState>
    )
  }
  return (
    <Loaded
      of={task}
      value={task.data}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('loadFailedTitle')}
      lines={4}
    >
      {shown => (
        <Stack gap={3}>
          <StaleAlert of={task} />
          <Shown announcement={shown} task={task} />
        </Stack>
      )}
    </Loaded>
  )
}

interface ShownProps {
  announcement: Announcement
  task: AnnouncementTask
}

function Shown({ announcement, task }: ShownProps) {
  const formats = useFormats()
  const { mayCall } = useUserRights()
  const { title, body, publishedAt } = announcement
  return (
    <article className="sp-announcement">
      <Card>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2}>{title}</Heading>
            <time className="sp-muted" dateTime={publishedAt}>
              {formats.date(publishedAt)}
            </time>
          </Stack>
          <p className="sp-announcement-body">{body}</p>
          {announcement.needsChoice && mayCall(announcementsApi.answer) && <Answer task={task} />}
        </Stack>
      </Card>
    </article>
  )
}

const ANSWERED = {
  accept: { key: 'acceptedText', tone: 'positive' },
  decline: { key: 'declinedText', tone: 'info' },
} as const

function Answer({ task }: { task: AnnouncementTask }) {
  const { t } = useMessages('announcements')
  const { data: announcement, answering, change, answer } = task
  const outcome = useFocusOnAnswer(announcement?.choice)
  const answered = announcement?.choice && ANSWERED[announcement.choice]
  return (
    <div ref={outcome} tabIndex={-1} className="sp-announcement-answer">
      <Alert tone={answered?.tone ?? 'info'}>{answered && t(answered.key)}</Alert>
      {announcement && awaitsChoice(announcement) && (
        <Stack gap={4}>
          <ErrorView failure={change.error} title={t('answerFailedTitle')} />
          <div className="sp-payment-actions">
            <Button
              variant="primary"
              isPending={answering === 'accept'}
              isDisabled={answering === 'decline'}
              onPress={() => answer('accept')}
            >
              {t('acceptCta')}
            </Button>
            <Button
              isPending={answering === 'decline'}
              isDisabled={answering === 'accept'}
              onPress={() => answer('decline')}
            >
              {t('declineCta')}
            </Button>
          </div>
        </Stack>
      )}
    </div>
  )
}
