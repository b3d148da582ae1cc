import type { Locale } from '@sixpence/protocol'

/** What a letter says that confirms an account. */
export interface ConfirmationWords {
  readonly title: string
  readonly text: string
  readonly holder: string
  readonly account: string
  readonly currency: string
  readonly opened: string
  readonly closing: string
}

/** In each language. */
export const CONFIRMATION_WORDS: Readonly<Record<Locale, ConfirmationWords>> = {
  en: {
    title: 'Account confirmation',
    text: 'We confirm that the following account is open with us.',
    holder: 'Account holder',
    account: 'Account number',
    currency: 'Currency',
    opened: 'Open since',
    closing: 'This letter was made by a computer and is valid without a signature.',
  },
  es: {
    title: 'Certificado de titularidad de cuenta',
    text: 'Certificamos que la siguiente cuenta está abierta en nuestra entidad.',
    holder: 'Titular',
    account: 'Número de cuenta',
    currency: 'Divisa',
    opened: 'Abierta desde',
    closing: 'Este documento se ha generado automáticamente y es válido sin firma.',
  },
  pt: {
    title: 'Comprovativo de conta',
    text: 'Confirmamos que a seguinte conta está aberta no nosso banco.',
    holder: 'Titular',
    account: 'Número de conta',
    currency: 'Moeda',
    opened: 'Aberta desde',
    closing: 'Este documento foi emitido automaticamente e é válido sem assinatura.',
  },
  ro: {
    title: 'Confirmare de cont',
    text: 'Confirmăm că următorul cont este deschis la banca noastră.',
    holder: 'Titularul contului',
    account: 'Numărul contului',
    currency: 'Moneda',
    opened: 'Deschis din',
    closing: 'Acest document a fost emis automat și este valabil fără semnătură.',
  },
  ru: {
    title: 'Справка о счёте',
    text: 'Подтверждаем, что у нас открыт следующий счёт.',
    holder: 'Владелец счёта',
    account: 'Номер счёта',
    currency: 'Валюта',
    opened: 'Открыт с',
    closing: 'Справка сформирована автоматически и действительна без подписи.',
  },
  ua: {
    title: 'Довідка про рахунок',
    text: 'Підтверджуємо, що в нас відкрито такий рахунок.',
    holder: 'Власник рахунку',
    account: 'Номер рахунку',
    currency: 'Валюта',
    opened: 'Відкрито з',
    closing: 'Довідку сформовано автоматично, вона дійсна без підпису.',
  },
}
