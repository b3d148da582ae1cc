import { type CustomerEmail, profile } from '@sixpence/core/profile'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import {
  loadStateOf,
  useRefresh,
  useWrite,
  type ChangeState,
  type LoadState,
} from '../../store/index.ts'
import { profileApi } from '../profile-api.ts'

/** The customer's email addresses, the primary one first, and the actions for them. */
export interface EmailsTask extends LoadState<readonly CustomerEmail[]> {
  /** @deprecated Use `data`. */
  readonly emails: EmailsTask['data']
  /** Sends a code to an address, and accepts it. */
  readonly confirmation: ConfirmedChange
  readonly confirm: (emailId: string) => Promise<boolean>
  /** Returns false if the bank refused it. */
  readonly remove: (emailId: string) => Promise<boolean>
  readonly makePrimary: (emailId: string) => Promise<boolean>
  readonly change: ChangeState
}

/** Returns the email addresses, without a look. */
export function useEmails(): EmailsTask {
  const query = profileApi.emails.useRead()
  const client = useSixpence().use(profile)
  const refresh = useRefresh()
  const { write, ...change } = useWrite()
  const confirmation = useConfirmedChange(async (emailId, confirmationCode) => {
    await client.confirmEmail({ emailId, confirmationCode })
    refresh(profileApi.confirmEmail)
  })
  return {
    emails: query.data,
    ...loadStateOf(query),
    confirmation,
    confirm: emailId =>
      confirmation.begin(async () => ({
        requestKey: emailId,
        ...(await client.requestEmailCode({ emailId })),
      })),
    remove: async emailId => (await write(profileApi.deleteEmail, { emailId })) !== undefined,
    makePrimary: async emailId =>
      (await write(profileApi.setPrimaryEmail, { emailId })) !== undefined,
    change,
  }
}
