import {
  WALLET_CURRENCIES,
  type Account,
  type PaymentInstruction,
  type WalletCurrency,
} from '@sixpence/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Alert,
  DefinitionList,
  Dialog,
  ErrorView,
  GroupedText,
  QrCode,
  RadioGroup,
  Skeleton,
  Stack,
} from '../../ui/index.ts'
import { Copied, CopiedNumber } from './account-facts.tsx'
import { useInstructions, useWallet, type InstructionsTask } from './use-funding.ts'

export interface AddFundsProps {
  isOpen: boolean
  onClose: () => void
  account: Account
  /** Shows the details needed to pay in. */
  mayPayIn: boolean
  /** Offers wallets of crypto currencies besides. */
  mayTakeCrypto: boolean
  /** One more way, of another part of the bank, e.g. an invoice. */
  furtherWay?: FurtherWay | undefined
}

/** A way for money to come onto an account that is not told by the account itself. */
export interface FurtherWay {
  readonly label: string
  readonly description?: string | undefined
  readonly show: () => ReactNode
}

/** How money comes onto an account from outside: what to tell whoever pays. */
export function AddFunds({ isOpen, onClose, ...props }: AddFundsProps) {
  const { t } = useMessages('account')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('addFundsTitle')}>
      <Ways {...props} />
    </Dialog>
  )
}

type WaysProps = Omit<AddFundsProps, 'isOpen' | 'onClose'>

/** What to tell whoever pays onto one account. */
export function Ways(props: WaysProps) {
  const { t } = useMessages('account')
  const task = useInstructions(props.mayPayIn ? props.account.accountId : undefined)
  const { instructions, isLoading, failure, retry } = task
  if (isLoading) return <Skeleton lines={5} />
  if (!instructions) return <ErrorView failure={failure} title={t('failedTitle')} onRetry={retry} />
  const wallets = props.mayTakeCrypto ? WALLET_CURRENCIES : []
  const first = instructions[0]?.id ?? wallets[0] ?? (props.furtherWay && FURTHER)
  if (first === undefined) return <p>{t('noWayText')}</p>
  return <Choice {...props} {...task} {...{ instructions, wallets, first }} />
}

/** No instruction and no currency has this id. */
const FURTHER = 'further'

interface ChoiceProps
  extends Pick<WaysProps, 'account' | 'furtherWay'>, Pick<InstructionsTask, 'markViewed'> {
  instructions: readonly PaymentInstruction[]
  wallets: readonly WalletCurrency[]
  /** What is chosen before anything is. */
  first: string
}

function Choice({ account, wallets, instructions, first, ...props }: ChoiceProps) {
  const { markViewed, furtherWay } = props
  const { t } = useMessages('account')
  const [way, choose] = useState(first)
  const instruction = instructions.find(({ id }) => id === way)
  const wallet = wallets.find(code => code === way)
  const unseen = instruction?.viewedAt === undefined ? instruction?.id : undefined
  useEffect(() => {
    if (unseen !== undefined) markViewed(unseen)
  }, [unseen, markViewed])
  return (
    <Stack gap={5}>
      <RadioGroup
        label={t('wayLabel')}
        selectedId={way}
        onSelect={choose}
        options={[
          ...instructions.map(({ id, method }) => ({
            id,
            label: t(`${method}Label`),
            description: t(`${method}Text`),
          })),
          ...wallets.map(id => ({ id, label: t('cryptoLabel', { currency: id }) })),
          ...(furtherWay
            ? [{ id: FURTHER, label: furtherWay.label, description: furtherWay.description }]
            : []),
        ]}
      />
      {instruction && <Instruction instruction={instruction} />}
      {wallet && <Wallet account={account} currencyCode={wallet} />}
      {way === FURTHER && furtherWay?.show()}
    </Stack>
  )
}

function Instruction({ instruction }: { instruction: PaymentInstruction }) {
  const { t } = useMessages('account')
  const formats = useFormats()
  const { method, currencyCode, viewedAt, bankAccountNumber } = instruction
  const { beneficiaryName, bic, sortCode, reference, bankName, bankAddress } = instruction
  const lines = [
    { id: 'beneficiary', term: t('beneficiaryLabel'), text: beneficiaryName },
    {
      id: 'number',
      term: t(method === 'local' ? 'numberLabel' : 'ibanLabel'),
      text: bankAccountNumber,
    },
    { id: 'sort', term: t('sortCodeLabel'), text: sortCode },
    { id: 'bic', term: t('bicLabel'), text: bic },
    { id: 'reference', term: t('referenceLabel'), text: reference },
    { id: 'bank', term: t('bankLabel'), text: bankName },
    { id: 'place', term: t('bankAddressLabel'), text: bankAddress },
  ]
  return (
    <Stack gap={3}>
      <DefinitionList
        items={lines.flatMap(({ id, term, text }) =>
          text === undefined ? [] : [{ id, term, details: copied(id, term, text) }],
        )}
      />
      <p className="sp-muted">{t('currencyOnlyText', { currency: currencyCode })}</p>
      {viewedAt !== undefined && (
        <p className="sp-muted">{t('viewedText', { date: formats.date(viewedAt) })}</p>
      )}
    </Stack>
  )
}

function copied(id: string, term: string, text: string) {
  const Shown = id === 'number' ? CopiedNumber : Copied
  return <Shown text={text} label={term} />
}

interface WalletProps {
  account: Account
  currencyCode: WalletCurrency
}

function Wallet({ account, currencyCode }: WalletProps) {
  const { t } = useMessages('account')
  const { address, isLoading, failure, retry } = useWallet(account.accountId, currencyCode)
  return (
    <Stack gap={3}>
      {isLoading && <Skeleton lines={3} />}
      <ErrorView failure={failure} title={t('walletFailedTitle')} onRetry={retry} />
      {address !== undefined && (
        <>
          <QrCode text={address} label={t('qrLabel', { currency: currencyCode })} />
          <DefinitionList
            items={[
              {
                id: 'address',
                term: t('walletLabel', { currency: currencyCode }),
                details: (
                  <Copied text={address} label={t('walletLabel', { currency: currencyCode })}>
                    <GroupedText text={address} isBlock />
                  </Copied>
                ),
              },
            ]}
          />
          <Alert tone="warning" announce="never">
            {t('walletText', { currency: currencyCode, account: account.currencyCode })}
          </Alert>
        </>
      )}
    </Stack>
  )
}
