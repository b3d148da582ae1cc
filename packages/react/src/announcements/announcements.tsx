import { awaitsChoice, type Announcement } from '@sixpence/core/announcements'
import { useFormats, useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo } from '../provider/index.ts'
import { Badge, EmptyState, Icon, ListRow, ListView } from '../ui/index.ts'
import { useAnnouncements } from './use-announcements.ts'

/** The bank's announcements, newest first. Marks new ones. Pressing one opens it. */
export const Announcements = hosted('Announcements', AnnouncementsContent)

function AnnouncementsContent() {
  const { t } = useMessages('announcements')
  const task = useAnnouncements()
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('loadFailedTitle')}
      lines={4}
      gap={3}
      label={t('listLabel')}
      row={announcement => <Row key={announcement.id} announcement={announcement} />}
      empty={
        <EmptyState title={t('emptyTitle')} icon="bell">
          {t('emptyText')}
        </EmptyState>
      }
    />
  )
}

function Row({ announcement }: { announcement: Announcement }) {
  const formats = useFormats()
  const navigateTo = useNavigateTo()
  const { id, title, publishedAt } = announcement
  return (
    <ListRow
      leading={<Icon name="bell" />}
      title={title}
      description={
        <span className="sp-announcement-facts">
          <time dateTime={publishedAt}>{formats.date(publishedAt)}</time>
          <AnnouncementStatus announcement={announcement} />
        </span>
      }
      onPress={() => navigateTo({ to: 'news', id })}
    />
  )
}

const CHOICES = {
  accept: { key: 'acceptedStatus', tone: 'positive' },
  decline: { key: 'declinedStatus', tone: 'neutral' },
} as const

function AnnouncementStatus({ announcement }: { announcement: Announcement }) {
  const { t } = useMessages('announcements')
  const { isRead, choice } = announcement
  const answered = choice && CHOICES[choice]
  return (
    <>
      {!isRead && <Badge tone="info">{t('newStatus')}</Badge>}
      {awaitsChoice(announcement) && <Badge tone="warning">{t('askingStatus')}</Badge>}
      {answered && <Badge tone={answered.tone}>{t(answered.key)}</Badge>}
    </>
  )
}
