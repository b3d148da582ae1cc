import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo } from '../provider/index.ts'
import {
  Alert,
  Button,
  ErrorPopup,
  Spinner,
  Stack,
  SuccessPopup,
  useFailureText,
  useReported,
} from '../ui/index.ts'
import { ResendActivation } from './resend-activation.tsx'
import { useActivation, type ActivationLink } from './use-activation.ts'

export interface AccountActivationProps {
  /** Undefined if the address no longer contains a link. Then the user can request another. */
  link: ActivationLink | undefined
}

/** Opens a link from an email, and lets the user request another if it no longer works. */
export const AccountActivation = hosted('AccountActivation', AccountActivationContent)

function AccountActivationContent({ link }: AccountActivationProps) {
  return link ? <OpenLink link={link} /> : <ResendActivation />
}

function OpenLink({ link }: { link: ActivationLink }) {
  const { t } = useMessages('activation')
  const stage = useActivation(link)
  const textOf = useFailureText()
  const [isTold, setTold] = useState(false)
  useReported(stage.name === 'failed' ? stage.error : undefined)
  if (stage.name === 'loading') return <Spinner isLarge label={t('loadingStatus')} />
  if (stage.name === 'done') return <Activated link={link} />
  const { code, requestId, retryAfterSeconds, description, details } = stage.error
  // The request never reached the bank, and this page has no field to mark.
  const isBroken = code === 'invalid_input' && description === undefined
  const detail = isBroken ? t('brokenText') : details.join(', ') || description
  return (
    <>
      <ResendActivation user={link.user} />
      {!isTold && (
        <ErrorPopup
          failure={{
            code,
            requestId,
            retryAfterSeconds,
            description: t('popupTitle'),
            details: [detail ?? textOf(stage.error)],
          }}
          onClose={() => setTold(true)}
        />
      )}
    </>
  )
}

function Activated({ link }: { link: ActivationLink }) {
  const { t } = useMessages('activation')
  const navigateTo = useNavigateTo()
  if (link.action === 'activation') {
    return <SuccessPopup title={t('personalDoneText')} onClose={() => navigateTo({ to: 'home' })} />
  }
  const isBusiness = link.action === 'activationBusiness'
  return (
    <Stack gap={4}>
      <Alert tone="positive" title={t(isBusiness ? 'businessDoneText' : 'personalDoneText')}>
        {t(isBusiness ? 'businessDoneNote' : 'employeeDoneNote')}
      </Alert>
      <Button variant="primary" isWide onPress={() => navigateTo({ to: 'signIn' })}>
        {t('signInCta')}
      </Button>
    </Stack>
  )
}
