import type { BatchPayment, BatchReason, Locale } from '@sixpence/protocol'

/** What the file of a batch says. */
export interface BatchWords {
  readonly columns: readonly string[]
  readonly statuses: Readonly<Record<BatchPayment['status'], string>>
  readonly reasons: Readonly<Record<BatchReason, string>>
}

/** In each language. */
export const BATCH_WORDS: Readonly<Record<Locale, BatchWords>> = {
  en: {
    columns: ['E-mail', 'Amount', 'Currency', 'Note', 'Outcome', 'Reason', 'Transaction number'],
    statuses: { paid: 'Paid', refused: 'Not paid' },
    reasons: {
      payee: 'Nobody can be paid in this currency under this address',
      amount: 'More or less than may be sent',
      funds: 'Not enough on the account',
      account: 'The account could not pay',
      other: 'The bank did not take the payment',
    },
  },
  es: {
    columns: ['Correo', 'Importe', 'Divisa', 'Nota', 'Resultado', 'Motivo', 'N.º de operación'],
    statuses: { paid: 'Pagado', refused: 'No pagado' },
    reasons: {
      payee: 'No se puede pagar a nadie en esta divisa con esta dirección',
      amount: 'Más o menos de lo que se puede enviar',
      funds: 'No había saldo suficiente en la cuenta',
      account: 'La cuenta no podía pagar',
      other: 'El banco no aceptó el pago',
    },
  },
  pt: {
    columns: ['E-mail', 'Montante', 'Moeda', 'Nota', 'Resultado', 'Motivo', 'N.º da transação'],
    statuses: { paid: 'Pago', refused: 'Não pago' },
    reasons: {
      payee: 'Não é possível pagar a ninguém nesta moeda com este endereço',
      amount: 'Mais ou menos do que é permitido enviar',
      funds: 'Não havia saldo suficiente na conta',
      account: 'A conta não podia pagar',
      other: 'O banco não aceitou o pagamento',
    },
  },
  ro: {
    columns: ['E-mail', 'Sumă', 'Monedă', 'Notă', 'Rezultat', 'Motiv', 'Numărul tranzacției'],
    statuses: { paid: 'Plătit', refused: 'Neplătit' },
    reasons: {
      payee: 'Nimeni nu poate fi plătit în această monedă la această adresă',
      amount: 'Mai mult sau mai puțin decât se poate trimite',
      funds: 'Sold insuficient în cont',
      account: 'Contul nu putea plăti',
      other: 'Banca nu a acceptat plata',
    },
  },
  ru: {
    columns: ['Эл. почта', 'Сумма', 'Валюта', 'Примечание', 'Итог', 'Причина', 'Номер операции'],
    statuses: { paid: 'Выполнен', refused: 'Не выполнен' },
    reasons: {
      payee: 'По этому адресу в этой валюте некому платить',
      amount: 'Больше или меньше, чем можно отправить',
      funds: 'На счёте недостаточно средств',
      account: 'С этого счёта нельзя было заплатить',
      other: 'Банк не принял платёж',
    },
  },
  ua: {
    columns: ['Ел. пошта', 'Сума', 'Валюта', 'Примітка', 'Підсумок', 'Причина', 'Номер операції'],
    statuses: { paid: 'Виконано', refused: 'Не виконано' },
    reasons: {
      payee: 'За цією адресою в цій валюті нікому платити',
      amount: 'Більше або менше, ніж можна надіслати',
      funds: 'На рахунку недостатньо коштів',
      account: 'З цього рахунку не можна було заплатити',
      other: 'Банк не прийняв платіж',
    },
  },
}
