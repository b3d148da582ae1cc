import { DocumentUpload } from '@sixpence/react/documents'
import { useMessages } from '@sixpence/react/i18n'
import { IdentityCheck } from '@sixpence/react/identity-check'
import { Button, Heading, Stack } from '@sixpence/react/ui'
import { useNavigate } from '@tanstack/react-router'
import { useTakePhoto } from '../../camera/use-take-photo.ts'
import { pageUrl, useOpenCheck } from '../../client/open-check.ts'

/** The value in the address for a check that hasn't begun. */
export const NEW_CHECK = 'new'

/** The value in the address for a check that continues at once. */
const AGAIN = 'again'
const PAGE = '/kyc/personal?step=documents&check='
const WAYS = { done: `${PAGE}{id}`, other: PAGE + NEW_CHECK, again: PAGE + AGAIN }

/** A check with the camera instead of a document. Leads back to the documents. */
export function KycCheck({ check }: { check: string }) {
  const { t } = useMessages('kyc')
  const { t: tShell } = useMessages('shell')
  const navigate = useNavigate()
  const takePhoto = useTakePhoto()
  const isAgain = check === AGAIN
  const goOn = () => void navigate({ to: '/kyc/personal', search: { step: 'documents' } })
  return (
    <Stack gap={5}>
      <Heading level={2}>{tShell('identityCheckTitle')}</Heading>
      <IdentityCheck
        key={check}
        runId={check === NEW_CHECK || isAgain ? undefined : check}
        startsAtOnce={isAgain}
        appUrl={location.origin}
        returnUrl={pageUrl(WAYS.done)}
        onOpen={useOpenCheck(WAYS, isAgain)}
        fileUpload={<DocumentUpload categoryId="identity" onDone={goOn} takePhoto={takePhoto} />}
        nextStep={
          <Button variant="primary" onPress={goOn}>
            {t('continueCta')}
          </Button>
        }
      />
      <div className="sp-button-row">
        <Button onPress={goOn}>{t('backCta')}</Button>
      </div>
    </Stack>
  )
}
