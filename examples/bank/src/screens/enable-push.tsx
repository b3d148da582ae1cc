import type { Sixpence } from '@sixpence/core'
import { EnablePush } from '@sixpence/react/devices'
import { useMessages } from '@sixpence/react/i18n'
import { IdleWarning } from '@sixpence/react/sign-in'
import { BankStore } from '@sixpence/react/store'
import { PageHeader } from '@sixpence/react/ui'
import { Link, useLoaderData } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Links a phone, with or without a session. */
export function EnablePushScreen() {
  return <LinkPhone sixpence={useLoaderData({ from: '/public/scp-enable' })} isPhone={false} />
}

/** Links this phone, without a code to scan. */
export function EnablePushOnPhoneScreen() {
  return <LinkPhone sixpence={useLoaderData({ from: '/public/scp-mobile' })} isPhone />
}

function LinkPhone({ sixpence, isPhone }: { sixpence: Sixpence; isPhone: boolean }) {
  const { t } = useMessages('migration')
  const { t: tShell } = useMessages('shell')
  useScreenTitle(t('linkScreenTitle'))
  return (
    <div className="sp-login">
      <PageHeader title={t('linkScreenTitle')} />
      <BankStore sixpence={sixpence}>
        <EnablePush isPhone={isPhone} />
        <IdleWarning />
      </BankStore>
      <p>
        <Link to="/login" className="sp-link">
          {tShell('backToSignInLink')}
        </Link>
      </p>
    </div>
  )
}
