import { useUnreadNews } from '@sixpence/react/announcements'
import { useMessages } from '@sixpence/react/i18n'
import { Icon, VisuallyHidden } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'

/** The link to the bank's announcements. A dot marks new ones. */
export function NewsLink() {
  const { t } = useMessages('shell')
  const unread = useUnreadNews()
  return (
    <Link to="/news" className="sp-header-button sp-news-link">
      <Icon name="bell" />
      {unread > 0 && <span className="sp-news-dot" aria-hidden="true" />}
      <VisuallyHidden>
        {unread > 0 ? t('unreadNewsLink', { count: unread }) : t('newsLink')}
      </VisuallyHidden>
    </Link>
  )
}
