import { AccountActivation } from '@sixpence/react/activation'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useLoaderData } from '@tanstack/react-router'
import { takenActivationLink } from '../session/activation-link.ts'
import { useScreenTitle } from '../shell/use-screen-title.ts'
import { WholeBank } from '../shell/whole-bank.tsx'

/** The screen of mailed links. */
export function ActivateScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('activationTitle'))
  const sixpence = useLoaderData({ from: '/public/activate' })
  return (
    <div className="sp-login">
      <PageHeader title={t('activationTitle')} />
      <WholeBank sixpence={sixpence}>
        <AccountActivation link={takenActivationLink()} />
      </WholeBank>
    </div>
  )
}
