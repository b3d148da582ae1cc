import * as all from '../../index.ts'
import { EVERYDAY } from '../a-bank.ts'
import { aDraft } from '../batches/a-draft.ts'
import { doNothing, placed } from './component-row.ts'

const QUESTION = { name: 'Shop', shares: ['email'], returnsTo: 'shop.example' } as const

/** Components that show what they were given, or ask the bank only when the user does something. */
export const READY_AT_ONCE = [
  placed(<all.AccountLetter account={EVERYDAY} />, {}),
  placed(<all.AccountRecovery step="email" onStepChange={doNothing} />, {}),
  placed(<all.AddressList addresses={[]} mayChange />, {}),
  placed(
    <all.BatchGrid
      draft={aDraft(['email,amount', 'ada@sixpence.example,1'])}
      onChange={doNothing}
    />,
    {},
  ),
  placed(<all.ChangePassword />, {}),
  placed(
    <all.ExternalConsent request={{} as never} question={QUESTION as never} onAnswer={doNothing} />,
    {},
  ),
  placed(<all.IdentityDocument identity={undefined} />, {}),
  placed(<all.Migration />, {}),
  placed(<all.PhoneCard profile={{ residenceCountry: 'IE' }} mayChange />, {}),
  placed(<all.Reputation />, {}),
  placed(<all.SignIn />, {}),
  placed(<all.TaxNumber taxId={undefined} mayChange />, {}),
]
