import { RenameAccount } from '../../accounts/detail/rename-account.tsx'
import { ActivateCard } from '../../cards/actions/activate-card.tsx'
import { RenameCard } from '../../cards/actions/rename-card.tsx'
import { MoveForm } from '../../cards/address/move-form.tsx'
import { CardApplication } from '../../cards/application/card-application.tsx'
import { useCard } from '../../cards/detail/use-card.ts'
import { ChangePin } from '../../cards/pin/change-pin.tsx'
import { EVERYDAY } from '../a-bank.ts'
import { aCard } from '../render-cards.tsx'
import { doNothing, type FormRow } from './form-row.ts'

const CARD = aCard()

const ADDRESS = { address1: '2 Dock Row', city: 'London', postalCode: 'E14' }

function CardRenaming() {
  const task = useCard(CARD.accountId)
  return <RenameCard card={CARD} task={task} close={doNothing} />
}

/** The forms about accounts and cards. */
export const ACCOUNT_FORMS: readonly FormRow[] = [
  {
    file: 'accounts/detail/rename-account',
    form: <RenameAccount account={EVERYDAY} close={doNothing} />,
    isFaultless: true,
    call: 'accounts.setNickname',
    values: { nickname: 'Rent' },
    refused: 'nickname',
  },
  {
    file: 'cards/actions/rename-card',
    form: <CardRenaming />,
    isFaultless: true,
    call: 'cards.setAlias',
    values: { cardAliasName: 'Travel' },
    refused: 'cardAliasName',
  },
  {
    file: 'cards/actions/activate-card',
    form: <ActivateCard card={CARD} task={{} as never} close={doNothing} />,
    bank: {
      cards: {
        activationData: async () => ({
          fees: '0.00',
          feeCurrency: 'EUR',
          extraParams: [{ name: 'lastDigits', length: 4 }],
        }),
      },
    },
    call: 'cards.activate',
    values: { lastDigits: '7777' },
    refused: 'lastDigits',
  },
  {
    file: 'cards/pin/change-pin',
    form: <ChangePin accountId={CARD.accountId} />,
    call: 'cards.changePin',
    values: { pin: '4071', pinRepeat: '4071' },
    refused: 'pin',
  },
  {
    file: 'cards/address/move-form',
    form: <MoveForm isFirst onMoved={doNothing} onCancel={doNothing} />,
    bank: {
      cards: {
        applyInfo: async () => ({ countryCode: 'GB', countries: ['GB'], cards: [] }),
        addressReplacement: async () => ({
          cardAccountsToBeCanceled: [],
          cardAccountsToBeShippedToOldAddress: [],
        }),
      },
    },
    call: 'accounts.createAddress',
    values: ADDRESS,
    refused: 'postalCode',
  },
  {
    file: 'cards/application/card-application',
    form: <CardApplication />,
    bank: {
      cards: {
        applyInfo: async () => ({
          countryCode: 'GB',
          countries: ['GB'],
          cards: [
            {
              type: 2006,
              cardIsVirtual: false,
              currencyCode: 'EUR',
              fees: {
                annual: '0.00',
                issue: '0.00',
                monthly: '1.00',
                currency: 'EUR',
                shipping: [
                  { id: '1', type: 'standard', fee: '0.00', deliveryTime: 5, disabledReasons: [] },
                ],
              },
            },
          ],
        }),
      },
    },
    call: 'cards.apply',
    values: ADDRESS,
    refused: 'postalCode',
  },
]
