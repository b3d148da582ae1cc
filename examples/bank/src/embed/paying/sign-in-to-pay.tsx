import { ShownOffer } from '@sixpence/react/checkouts'
import { useMessages } from '@sixpence/react/i18n'
import { SignIn, type SignInProps } from '@sixpence/react/sign-in'
import { Heading } from '@sixpence/react/ui'
import type { EmbedPageProps } from '../embed-page-props.ts'

export interface SignInToPayProps extends Pick<SignInProps, 'loadBotCheck'> {
  button: NonNullable<EmbedPageProps['button']> | undefined
}

/** Shows what a saved button asks for, and signs in whoever wants to pay it. */
export function SignInToPay({ button, loadBotCheck }: SignInToPayProps) {
  const { t } = useMessages('embedding')
  return (
    <ShownOffer button={button}>
      <Heading level={2} size={3}>
        {t('windowSignInTitle')}
      </Heading>
      <p>{t('payLeadText')}</p>
      <SignIn loadBotCheck={loadBotCheck} />
    </ShownOffer>
  )
}
