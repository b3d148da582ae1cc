import { PASSWORD_FIELDS, security } from '@sixpence/core/security'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useForm, useNewPasswordErrors, type FormTask } from '../../forms/index.ts'
import { useSixpence } from '../../provider/index.ts'

/** The form to change the password, and the change that it requests. */
export interface ChangePasswordTask {
  readonly form: FormTask<typeof PASSWORD_FIELDS>
  readonly change: ConfirmedChange
}

/** Changes the password, without a look. The typed passwords are cleared once the change is made. */
export function useChangePassword(): ChangePasswordTask {
  const client = useSixpence().use(security)
  const errors = useNewPasswordErrors()
  const change = useConfirmedChange(confirm)
  const form = useForm(PASSWORD_FIELDS, {
    attempt: change,
    check: ({ passwordNew, passwordNewRepeat }) => ({
      passwordNew: errors.ofLength(passwordNew),
      passwordNewRepeat: errors.ofRepeat(passwordNew, passwordNewRepeat),
    }),
    send: values => change.begin(() => client.changePassword(values)),
  })
  async function confirm(requestKey: string, code: string) {
    await client.confirmPassword({ requestKey, code })
    form.reset()
  }
  return { form, change }
}
