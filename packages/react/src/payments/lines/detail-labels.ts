import { useMessages } from '../../i18n/index.ts'

const LABELS = {
  iban: 'ibanLabel',
  bic: 'bicLabel',
  routingNumber: 'routingNumberLabel',
  accountNumber: 'accountNumberLabel',
  accountType: 'accountTypeLabel',
  sortCode: 'sortCodeLabel',
  bankCode: 'bankLabel',
  branchCode: 'branchLabel',
  taxId: 'taxIdLabel',
  ifsc: 'ifscLabel',
  purpose: 'reasonLabel',
  clabe: 'clabeLabel',
  bsb: 'bsbLabel',
  institution: 'bankLabel',
  transit: 'transitLabel',
  address: 'bankAddressLabel',
  city: 'bankCityLabel',
  instantKeyType: 'instantKeyTypeLabel',
  instantKey: 'instantKeyLabel',
  email: 'payeeEmailLabel',
  cardId: 'cardLabel',
  walletAddress: 'walletAddressLabel',
} as const

/** Returns a function that labels a detail of an account at another bank; a new one by its name. */
export function useDetailLabel(): (name: string) => string {
  const { t } = useMessages('payments')
  return name => (isKnown(name) ? t(LABELS[name]) : name)
}

const isKnown = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name)

const OPTIONS = {
  checking: 'checkingDetail',
  savings: 'savingsDetail',
  family: 'familyDetail',
  goods: 'goodsDetail',
  services: 'servicesDetail',
  salary: 'salaryDetail',
  email: 'emailDetail',
  phone: 'phoneDetail',
  random: 'randomDetail',
} as const

/** Returns a function that names a choice identified by its id in orders; leaves others as they are. */
export function useDetailOption(): (id: string) => string {
  const { t } = useMessages('payments')
  return id => (isOption(id) ? t(OPTIONS[id]) : id)
}

const isOption = (id: string): id is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, id)
