import type { Locale } from '@sixpence/protocol'

/** What a statement says. */
export interface StatementWords {
  readonly title: string
  readonly holder: string
  readonly account: string
  readonly currency: string
  readonly period: string
  readonly beginning: string
  readonly credit: string
  readonly debit: string
  readonly ending: string
  readonly processing: string
  readonly rejected: string
  readonly date: string
  readonly type: string
  readonly counterparty: string
  readonly description: string
  readonly balance: string
  readonly none: string
  readonly closing: string
}

/** In each language. */
export const STATEMENT_WORDS: Readonly<Record<Locale, StatementWords>> = {
  en: {
    title: 'Account statement',
    holder: 'Account holder',
    account: 'Account number',
    currency: 'Currency',
    period: 'Period',
    beginning: 'Beginning balance',
    credit: 'Money in',
    debit: 'Money out',
    ending: 'Ending balance',
    processing: 'Payments in progress',
    rejected: 'Rejected payments',
    date: 'Date',
    type: 'Type',
    counterparty: 'Payer or payee',
    description: 'Description',
    balance: 'Balance',
    none: 'Nothing happened on the account in this period.',
    closing:
      'Days are counted in UTC. This statement was made by a computer and is valid without a signature.',
  },
  es: {
    title: 'Extracto de cuenta',
    holder: 'Titular',
    account: 'Número de cuenta',
    currency: 'Divisa',
    period: 'Período',
    beginning: 'Saldo inicial',
    credit: 'Entradas',
    debit: 'Salidas',
    ending: 'Saldo final',
    processing: 'Pagos en curso',
    rejected: 'Pagos rechazados',
    date: 'Fecha',
    type: 'Tipo',
    counterparty: 'Ordenante o beneficiario',
    description: 'Concepto',
    balance: 'Saldo',
    none: 'No hubo movimientos en la cuenta en este período.',
    closing:
      'Los días se cuentan en UTC. Este extracto se ha generado automáticamente y es válido sin firma.',
  },
  pt: {
    title: 'Extrato de conta',
    holder: 'Titular',
    account: 'Número de conta',
    currency: 'Moeda',
    period: 'Período',
    beginning: 'Saldo inicial',
    credit: 'Entradas',
    debit: 'Saídas',
    ending: 'Saldo final',
    processing: 'Pagamentos em curso',
    rejected: 'Pagamentos rejeitados',
    date: 'Data',
    type: 'Tipo',
    counterparty: 'Ordenante ou beneficiário',
    description: 'Descrição',
    balance: 'Saldo',
    none: 'Não houve movimentos na conta neste período.',
    closing:
      'Os dias são contados em UTC. Este extrato foi emitido automaticamente e é válido sem assinatura.',
  },
  ro: {
    title: 'Extras de cont',
    holder: 'Titularul contului',
    account: 'Numărul contului',
    currency: 'Moneda',
    period: 'Perioada',
    beginning: 'Sold inițial',
    credit: 'Intrări',
    debit: 'Ieșiri',
    ending: 'Sold final',
    processing: 'Plăți în curs',
    rejected: 'Plăți respinse',
    date: 'Data',
    type: 'Tipul',
    counterparty: 'Plătitor sau beneficiar',
    description: 'Descriere',
    balance: 'Sold',
    none: 'Nu au existat mișcări în cont în această perioadă.',
    closing:
      'Zilele sunt socotite în UTC. Acest extras a fost emis automat și este valabil fără semnătură.',
  },
  ru: {
    title: 'Выписка по счёту',
    holder: 'Владелец счёта',
    account: 'Номер счёта',
    currency: 'Валюта',
    period: 'Период',
    beginning: 'Остаток на начало',
    credit: 'Поступления',
    debit: 'Списания',
    ending: 'Остаток на конец',
    processing: 'Платежи в обработке',
    rejected: 'Отклонённые платежи',
    date: 'Дата',
    type: 'Вид',
    counterparty: 'Плательщик или получатель',
    description: 'Назначение',
    balance: 'Остаток',
    none: 'За этот период операций по счёту не было.',
    closing:
      'Дни считаются по UTC. Выписка сформирована автоматически и действительна без подписи.',
  },
  ua: {
    title: 'Виписка за рахунком',
    holder: 'Власник рахунку',
    account: 'Номер рахунку',
    currency: 'Валюта',
    period: 'Період',
    beginning: 'Залишок на початок',
    credit: 'Надходження',
    debit: 'Списання',
    ending: 'Залишок на кінець',
    processing: 'Платежі в обробці',
    rejected: 'Відхилені платежі',
    date: 'Дата',
    type: 'Вид',
    counterparty: 'Платник або отримувач',
    description: 'Призначення',
    balance: 'Залишок',
    none: 'За цей період операцій за рахунком не було.',
    closing: 'Дні лічаться за UTC. Виписку сформовано автоматично, вона дійсна без підпису.',
  },
}
