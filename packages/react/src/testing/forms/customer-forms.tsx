import type { CategoryDocuments } from '@sixpence/core/documents'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { AcceptTerms } from '../../access/accept-terms.tsx'
import { CustomerSearch } from '../../access/customer-search.tsx'
import { AddUserPopup } from '../../access/users/add-user-popup.tsx'
import { UserPopup } from '../../access/users/user-popup.tsx'
import { useUsers } from '../../access/users/use-users.ts'
import { ResendActivation } from '../../activation/resend-activation.tsx'
import { SendStoreLinks } from '../../devices/store-links.tsx'
import { DocumentUpload } from '../../documents/document-upload.tsx'
import { FilterDialog } from '../../history/filter-dialog.tsx'
import { SendExport } from '../../history/send-export.tsx'
import { KycForm } from '../../kyc/kyc-form.tsx'
import { PersonalInfoForm } from '../../kyc/personal-info-form.tsx'
import { DueDiligenceDraft } from '../../kyc/staff/due-diligence-draft.tsx'
import { useDueDiligence } from '../../kyc/staff/use-due-diligence.ts'
import { PhoneForm } from '../../profile/phone/phone-form.tsx'
import { usePhoneChange } from '../../profile/phone/use-phone-change.ts'
import { AccountRecovery } from '../../recovery/account-recovery.tsx'
import type { RecoveryStep } from '../../recovery/recovery-step.ts'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { AddEmailPopup } from '../../profile/emails/add-email-popup.tsx'
import { TaxNumberPopup } from '../../profile/tax-number/tax-number-popup.tsx'
import { UsernamePopup } from '../../profile/username/username-popup.tsx'
import { BlacklistPopup } from '../../security/blacklist/blacklist-popup.tsx'
import { AddIpPopup } from '../../security/ip-access/add-ip-popup.tsx'
import { ChangePassword } from '../../security/password/change-password.tsx'
import { ACCESS_INFO, aUser, OWNER } from '../a-users.ts'
import { ADA, aStart } from '../a-sixpence.ts'
import { KYC_INFO, LISTS } from '../render-kyc.tsx'
import { doNothing, enterValue, pressText, type FormRow } from './form-row.ts'

const PASSWORD = 'amber-kettle-orbit-9'

const CODE = '012345'

const BUSINESS = {
  start: aStart({ customer: { ...ADA, customerType: 'business' }, accessInfo: ACCESS_INFO }),
  users: { list: async () => [OWNER, aUser()] },
}

const RECOVERY = {
  recovery: { requestCode: async () => ({ emailId: '1' }), checkCode: async () => undefined },
}

const KYC = {
  kyc: { read: async () => KYC_INFO },
  dictionaries: { read: async ({ name }: { name: string }) => LISTS[name] ?? [] },
}

const IDENTITY: CategoryDocuments = {
  categoryId: 'identity',
  isDocumentRequired: true,
  documentTypes: [
    { documentTypeId: 3, documentType: 'Passport' },
    { documentTypeId: 4, documentType: 'Identity card' },
  ],
  uploadedDocuments: [],
}

const EMAIL = 'ada@sixpence.example'

function Adding() {
  return <AddUserPopup task={useUsers()} onClose={doNothing} onCodeSent={doNothing} />
}

function Changing() {
  const popup = { onClose: doNothing, onCodeSent: doNothing, onEnd: doNothing, onRemove: doNothing }
  return <UserPopup {...popup} user={aUser()} task={useUsers()} />
}

function Phone() {
  return <PhoneForm task={usePhoneChange(undefined)} waiting={undefined} countryCode="IE" />
}

function Recovering() {
  const [step, setStep] = useState<RecoveryStep>('email')
  return <AccountRecovery step={step} onStepChange={setStep} />
}

async function toCode() {
  await enterValue('email', EMAIL)
  await pressText('Send code')
}

function Proposing() {
  const answers = [{ question: 'What does it sell?', answer: 'Books' }]
  return <DueDiligenceDraft answers={answers} task={useDueDiligence()} onClose={doNothing} />
}

/** The forms about a customer, their data and their security. */
export const CUSTOMER_FORMS: readonly FormRow[] = [
  {
    file: 'profile/emails/add-email-popup',
    form: <AddEmailPopup onClose={doNothing} onAdded={doNothing} />,
    call: 'profile.addEmail',
    values: { email: 'ada@sixpence.example' },
    refused: 'email',
  },
  {
    file: 'profile/username/username-popup',
    form: <UsernamePopup onClose={doNothing} />,
    call: 'profile.requestUsernameChange',
    values: { newUsername: 'ada@sixpence.example' },
    refused: 'newUsername',
  },
  {
    file: 'profile/tax-number/tax-number-popup',
    form: <TaxNumberPopup taxId={undefined} onClose={doNothing} />,
    call: 'profile.setTaxNumber',
    values: { taxId: '1234567T' },
    refused: 'taxId',
  },
  {
    file: 'security/blacklist/blacklist-popup',
    form: <BlacklistPopup onClose={doNothing} onAdded={doNothing} />,
    call: 'security.addToBlacklist',
    values: { email: 'eve@example.com' },
    refused: 'email',
  },
  {
    file: 'security/ip-access/add-ip-popup',
    form: <AddIpPopup currentIp={undefined} onClose={doNothing} />,
    call: 'security.addIp',
    values: { ip: '203.0.113.7' },
    refused: 'ip',
  },
  {
    file: 'security/password/change-password',
    form: <ChangePassword />,
    call: 'security.changePassword',
    values: { password: 'old', passwordNew: PASSWORD, passwordNewRepeat: PASSWORD },
    refused: 'password',
  },
  {
    file: 'access/users/add-user-popup',
    form: <Adding />,
    bank: BUSINESS,
    call: 'users.add',
    values: { email: EMAIL },
    refused: 'email',
  },
  {
    file: 'access/users/user-popup',
    form: <Changing />,
    bank: BUSINESS,
    isFaultless: true,
    call: 'users.update',
  },
  {
    file: 'access/accept-terms',
    form: <AcceptTerms />,
    bank: { start: aStart({ terms: [{ id: '1', title: 'Rules', text: 'All of them.' }] }) },
    call: 'access.acceptTerms',
    enter: () => pressText('I’ve read and accept “Rules”'),
  },
  { file: 'access/customer-search', form: <CustomerSearch /> },
  {
    file: 'activation/resend-activation',
    form: <ResendActivation />,
    call: 'activation.resend',
    values: { email: EMAIL },
    refused: 'email',
  },
  {
    file: 'devices/store-links',
    form: <SendStoreLinks />,
    call: 'migration.sendStoreLinks',
    values: { phoneNumber: '+353871234567' },
    refused: 'phoneNumber',
  },
  {
    file: 'profile/phone/phone-form',
    form: <Phone />,
    bank: { dictionaries: { read: async () => [] } },
    call: 'profile.savePhone',
    values: { phone: '+353871234567' },
    refused: 'phone',
  },
  {
    file: 'recovery/claim-form',
    form: <Recovering />,
    call: 'recovery.requestCode',
    values: { email: EMAIL },
    refused: 'email',
  },
  {
    file: 'attempts/code-form',
    form: <Recovering />,
    bank: RECOVERY,
    before: toCode,
    call: 'recovery.checkCode',
    values: { code: CODE },
  },
  {
    file: 'recovery/new-password-form',
    form: <Recovering />,
    bank: RECOVERY,
    before: async () => {
      await toCode()
      await enterValue('code', CODE)
      await screen.findByText('Set password')
    },
    call: 'recovery.changePassword',
    values: { password: PASSWORD, passwordRepeat: PASSWORD },
    refused: 'password',
  },
  {
    file: 'sign-in/credentials-form',
    form: <SignIn />,
    call: 'signIn.start',
    values: { username: EMAIL, password: PASSWORD },
  },
  {
    file: 'kyc/kyc-form',
    others: ['kyc/steps/kyc-section-form'],
    form: <KycForm step="home" onStepChange={doNothing} renderDocument={() => null} />,
    bank: KYC,
    faulty: { city: '' },
    call: 'kyc.save',
    values: { city: 'Cork' },
    refused: 'city',
    refusal: 'missing',
  },
  {
    file: 'kyc/personal-info-form',
    form: <PersonalInfoForm />,
    bank: KYC,
    faulty: { city: '' },
    call: 'kyc.updatePersonalInfo',
    values: { city: 'Cork' },
    refused: 'city',
    refusal: 'missing',
  },
  {
    file: 'kyc/staff/due-diligence-draft',
    form: <Proposing />,
    faulty: { answer0: '' },
    call: 'kyc.updateDueDiligence',
    values: { answer0: 'Books and maps' },
    refused: 'answer0',
  },
  {
    file: 'documents/document-upload',
    form: <DocumentUpload categoryId="identity" />,
    bank: { documents: { list: async () => [IDENTITY] } },
  },
  {
    file: 'history/send-export',
    form: <SendExport exportId="1" />,
    faulty: { email: '' },
    call: 'history.sendExport',
    values: { email: EMAIL },
    refused: 'email',
  },
  {
    file: 'history/filter-dialog',
    form: <FilterDialog search={{}} accounts={undefined} onApply={doNothing} onClose={doNothing} />,
    faulty: { fromAmount: 'much' },
  },
]
