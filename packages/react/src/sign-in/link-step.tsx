import { StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, Stack } from '../ui/index.ts'
import type { SignInTask } from './use-sign-in.ts'

/** Explains why a phone has to be linked first. The host shows where to link it. */
export function LinkStep({ task }: { task: SignInTask }) {
  const { t } = useMessages('migration')
  const { t: tSignIn } = useMessages('sign-in')
  const navigateTo = useNavigateTo()
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <StepHeading>{t('linkPhoneTitle')}</StepHeading>
        <p>{t('linkPhoneText')}</p>
      </Stack>
      <div className="sp-approval-ways">
        <Button variant="primary" onPress={() => navigateTo({ to: 'linkPhone' })}>
          {t('linkPhoneCta')}
        </Button>
        <Button variant="link" onPress={task.startOver}>
          {tSignIn('notMeCta')}
        </Button>
      </div>
    </Stack>
  )
}
