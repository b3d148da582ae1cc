import { useMessages } from '@sixpence/react/i18n'
import { ToldDialog } from './told-dialog.tsx'

/** Shows if the e-mail address of a mailed link was confirmed. */
export function EmailConfirmation({ outcome }: { outcome: 'success' | 'fail' }) {
  const { t } = useMessages('start')
  return <ToldDialog title={t(outcome === 'success' ? 'emailConfirmedText' : 'emailFailedText')} />
}
