import type { Locale } from '@sixpence/protocol'

/** What the receipt of a transaction says. */
export interface ReceiptWords {
  readonly title: string
  readonly received: string
  readonly sent: string
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly note: string
  readonly holder: string
  readonly account: string
  readonly date: string
  readonly number: string
  readonly closing: string
}

/** In each language. */
export const RECEIPT_WORDS: Readonly<Record<Locale, ReceiptWords>> = {
  en: {
    title: 'Transaction receipt',
    received: 'We confirm that we have credited the following amount to the account.',
    sent: 'We confirm that we have carried out the following payment.',
    amount: 'Amount',
    from: 'From',
    to: 'To',
    note: 'Note',
    holder: 'Account holder',
    account: 'Account number',
    date: 'Date',
    number: 'Transaction number',
    closing: 'This receipt was made by a computer and is valid without a signature.',
  },
  es: {
    title: 'Justificante de operación',
    received: 'Confirmamos que hemos abonado en la cuenta el siguiente importe.',
    sent: 'Confirmamos que hemos realizado el siguiente pago.',
    amount: 'Importe',
    from: 'De',
    to: 'Para',
    note: 'Concepto',
    holder: 'Titular',
    account: 'Número de cuenta',
    date: 'Fecha',
    number: 'Número de operación',
    closing: 'Este justificante se ha generado automáticamente y es válido sin firma.',
  },
  pt: {
    title: 'Comprovativo de operação',
    received: 'Confirmamos que creditámos na conta o seguinte montante.',
    sent: 'Confirmamos que efetuámos o seguinte pagamento.',
    amount: 'Montante',
    from: 'De',
    to: 'Para',
    note: 'Descrição',
    holder: 'Titular',
    account: 'Número de conta',
    date: 'Data',
    number: 'Número da transação',
    closing: 'Este comprovativo foi emitido automaticamente e é válido sem assinatura.',
  },
  ro: {
    title: 'Dovada tranzacției',
    received: 'Confirmăm că am creditat contul cu următoarea sumă.',
    sent: 'Confirmăm că am efectuat următoarea plată.',
    amount: 'Suma',
    from: 'De la',
    to: 'Către',
    note: 'Detalii',
    holder: 'Titularul contului',
    account: 'Numărul contului',
    date: 'Data',
    number: 'Numărul tranzacției',
    closing: 'Această dovadă a fost emisă automat și este valabilă fără semnătură.',
  },
  ru: {
    title: 'Квитанция об операции',
    received: 'Подтверждаем, что зачислили на счёт следующую сумму.',
    sent: 'Подтверждаем, что выполнили следующий платёж.',
    amount: 'Сумма',
    from: 'От кого',
    to: 'Кому',
    note: 'Описание',
    holder: 'Владелец счёта',
    account: 'Номер счёта',
    date: 'Дата',
    number: 'Номер операции',
    closing: 'Квитанция сформирована автоматически и действительна без подписи.',
  },
  ua: {
    title: 'Квитанція про операцію',
    received: 'Підтверджуємо, що зарахували на рахунок таку суму.',
    sent: 'Підтверджуємо, що виконали такий платіж.',
    amount: 'Сума',
    from: 'Від кого',
    to: 'Кому',
    note: 'Опис',
    holder: 'Власник рахунку',
    account: 'Номер рахунку',
    date: 'Дата',
    number: 'Номер операції',
    closing: 'Квитанцію сформовано автоматично, вона дійсна без підпису.',
  },
}
