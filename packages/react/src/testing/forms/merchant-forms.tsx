import { IdentityCheckForm } from '../../identity-orders/identity-check-form.tsx'
import { LogoPopup } from '../../logos/logo-popup.tsx'
import { AllowedIpPopup } from '../../merchant/allowed-ips/allowed-ip-popup.tsx'
import { ApiKeyPopup } from '../../merchant/api-keys/api-key-popup.tsx'
import { PageStep } from '../../merchant/integration/page-step.tsx'
import { SignatureTrial } from '../../merchant/integration/signature-trial.tsx'
import { IpnSettingsForm } from '../../merchant/ipn/ipn-settings-form.tsx'
import { WebhookLogFilters } from '../../merchant/webhook-log/webhook-log-filters.tsx'
import { WebhookPopup } from '../../merchant/webhooks/webhook-popup.tsx'
import { NameForm } from '../../pay-by-name/name-form.tsx'
import { Reputation } from '../../reputation/reputation.tsx'
import { SubscriberFilters } from '../../subscribers/subscriber-filters.tsx'
import { EVERYDAY } from '../a-bank.ts'
import { aWebhook } from '../merchant/a-merchant.tsx'
import { doNothing, type FormRow } from './form-row.ts'

const LOGO = { id: '1', name: 'Shop', isDefault: true, file: 'https://bank.example/1.png' }

const IPN = { statusId: 'on', notifyStatusId: 'every', hasSecret: true } as const

/** The forms of merchants. */
export const MERCHANT_FORMS: readonly FormRow[] = [
  {
    file: 'merchant/allowed-ips/allowed-ip-popup',
    form: <AllowedIpPopup onClose={doNothing} />,
    call: 'merchant.createAllowedIp',
    values: { name: 'Office', ipFrom: '203.0.113.7' },
    refused: 'ipFrom',
  },
  {
    file: 'merchant/api-keys/api-key-popup',
    form: <ApiKeyPopup onClose={doNothing} onCreated={doNothing} />,
    call: 'merchant.createApiKey',
    values: { name: 'Till' },
    refused: 'name',
  },
  {
    file: 'merchant/webhooks/webhook-popup',
    form: <WebhookPopup onClose={doNothing} onSecret={doNothing} />,
    call: 'merchant.createWebhook',
    values: { name: 'Shop', url: 'https://books.example/hooks' },
    refused: 'url',
  },
  {
    file: 'merchant/ipn/ipn-settings-form',
    form: <IpnSettingsForm settings={IPN} onSecret={doNothing} />,
    call: 'merchant.updateIpnSettings',
    values: { notifyUrl: 'https://books.example/ipn' },
    refused: 'notifyUrl',
  },
  {
    file: 'merchant/integration/signature-trial',
    form: <SignatureTrial webhook={aWebhook()} />,
    bank: { merchant: { webhookRequests: async () => ({ items: [], count: 0 }) } },
    call: 'merchant.checkSignature',
    values: { header: 't=1,v1=0f' },
    refused: 'header',
  },
  {
    file: 'merchant/integration/page-step',
    form: <PageStep />,
    bank: { merchant: { savedButtons: async () => ({ items: [], total: 0, origins: [] }) } },
  },
  {
    file: 'merchant/webhook-log/webhook-log-filters',
    form: <WebhookLogFilters onSearch={doNothing} />,
    faulty: { fromDate: '2026-11-21', toDate: '2026-11-20' },
  },
  {
    file: 'subscribers/subscriber-filters',
    form: <SubscriberFilters onSearch={doNothing} />,
    isFaultless: true,
  },
  { file: 'reputation/reputation', form: <Reputation /> },
  {
    file: 'identity-orders/identity-check-form',
    form: <IdentityCheckForm accounts={[EVERYDAY]} />,
    bank: { merchant: { identityFee: async () => ({ amount: '2.50', currencyCode: 'EUR' }) } },
    call: 'merchant.orderIdentityCheck',
    values: { name: 'Ben Okafor', email: 'ben@sixpence.example' },
    refused: 'email',
  },
  {
    file: 'logos/logo-popup',
    form: <LogoPopup logo={LOGO} isFirst={false} onClose={doNothing} />,
    faulty: { name: '' },
    call: 'merchant.updateLogo',
    values: { name: 'Winter' },
    refused: 'name',
  },
  {
    file: 'pay-by-name/name-form',
    form: <NameForm settings={{ statusId: 'on', hasSecret: false }} onSecret={doNothing} />,
    call: 'merchant.updatePayByName',
    values: { name: 'munteanu-books' },
    refused: 'name',
  },
]
