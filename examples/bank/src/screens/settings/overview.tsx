import { access } from '@sixpence/core/access'
import { profile } from '@sixpence/core/profile'
import { users } from '@sixpence/core/users'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Card, Icon, List, ListRow } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'

const PAGES = [
  { to: '/setting/security', title: 'securityTitle', text: 'securityText', icon: 'lock' },
  { to: '/setting/devices', title: 'devicesTitle', text: 'devicesText', icon: 'phone' },
  {
    to: '/setting/notifications',
    title: 'notificationsTitle',
    text: 'notificationsText',
    icon: 'mail',
  },
  {
    to: '/setting/login-history',
    title: 'loginHistoryTitle',
    text: 'loginHistoryText',
    icon: 'clock',
  },
  { to: '/setting/staff-access', title: 'staffActsTitle', text: 'staffActsText', icon: 'eye' },
  { to: '/profile', title: 'profileTitle', text: 'profileText', icon: 'person' },
  { to: '/company-access', title: 'usersTitle', text: 'usersText', icon: 'person' },
  { to: '/legal', title: 'legalTitle', text: 'legalText', icon: 'info' },
] as const

/** The settings, each with a page of its own. */
export function SettingsScreen() {
  const { t } = useMessages('settings')
  const { isBusiness, isStaff, mayCall } = useAccess()
  const isShown: Partial<Record<(typeof PAGES)[number]['to'], boolean>> = {
    // The next four are about the user who is signed in, not about a customer.
    '/setting/security': !isStaff,
    '/setting/devices': !isStaff,
    '/setting/notifications': !isStaff,
    '/setting/login-history': !isStaff,
    '/setting/staff-access': !isStaff && mayCall(access.calls.staffActs),
    '/company-access': isBusiness && mayCall(users.calls.update),
    '/profile': mayCall(profile.calls.get),
  }
  const pages = PAGES.filter(({ to }) => isShown[to] ?? true)
  return (
    <Screen title={t('title')} isNarrow>
      <Card padding="none">
        <List aria-label={t('listLabel')}>
          {pages.map(({ to, title, text, icon }) => (
            <ListRow
              key={to}
              leading={<Icon name={icon} />}
              title={t(title)}
              description={t(text)}
              link={row => <Link to={to} {...row} />}
            />
          ))}
        </List>
      </Card>
    </Screen>
  )
}
