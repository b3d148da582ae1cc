import { ShownOffer, ShownPayee } from '@sixpence/react/checkouts'
import { useMessages } from '@sixpence/react/i18n'
import { SignIn, type SignInProps } from '@sixpence/react/sign-in'
import { Heading } from '@sixpence/react/ui'
import type { EmbedPageProps } from '../embed-page-props.ts'

export interface SignInToPayProps extends Pick<SignInProps, 'loadBotCheck'> {
  asked: EmbedPageProps['asked']
  button: EmbedPageProps['button']
  payee: EmbedPageProps['payee']
}

/** Shows the offer of a saved button, or the payee with the short name, and lets the payer sign in. */
export function SignInToPay({ asked, button, payee, loadBotCheck }: SignInToPayProps) {
  const { t } = useMessages('embedding')
  const next = (
    <>
      <Heading level={2} size={3}>
        {t('windowSignInTitle')}
      </Heading>
      <p>{t('payLeadText')}</p>
      <SignIn loadBotCheck={loadBotCheck} />
    </>
  )
  if (asked.payName !== undefined) return <ShownPayee payee={payee ?? undefined}>{next}</ShownPayee>
  return <ShownOffer button={button ?? undefined}>{next}</ShownOffer>
}
