import type { Locale } from '@sixpence/protocol'
import type { Words } from '../language/index.ts'
import type { TransactionRow } from './find-transactions.ts'

/** What a file of the history says. */
export interface ExportWords {
  readonly columns: readonly string[]
  readonly statuses: Readonly<Record<TransactionRow['status'], string>>
}

/** In each language. */
export const EXPORT_WORDS: Readonly<Record<Locale, ExportWords>> = {
  en: {
    columns: [
      'Date (UTC)',
      'Time (UTC)',
      'Type',
      'Status',
      'Other side',
      'E-mail',
      'Note',
      'Account',
      'Amount',
      'Currency',
      'Balance',
      'Transaction number',
    ],
    statuses: { completed: 'Completed', processing: 'Processing', rejected: 'Rejected' },
  },
  es: {
    columns: [
      'Fecha (UTC)',
      'Hora (UTC)',
      'Tipo',
      'Estado',
      'Contraparte',
      'Correo electrónico',
      'Concepto',
      'Cuenta',
      'Importe',
      'Divisa',
      'Saldo',
      'Número de operación',
    ],
    statuses: { completed: 'Completada', processing: 'En curso', rejected: 'Rechazada' },
  },
  pt: {
    columns: [
      'Data (UTC)',
      'Hora (UTC)',
      'Tipo',
      'Estado',
      'Contraparte',
      'E-mail',
      'Descrição',
      'Conta',
      'Montante',
      'Moeda',
      'Saldo',
      'Número da transação',
    ],
    statuses: { completed: 'Concluída', processing: 'Em processamento', rejected: 'Rejeitada' },
  },
  ro: {
    columns: [
      'Data (UTC)',
      'Ora (UTC)',
      'Tip',
      'Stare',
      'Cealaltă parte',
      'E-mail',
      'Detalii',
      'Cont',
      'Suma',
      'Moneda',
      'Sold',
      'Numărul tranzacției',
    ],
    statuses: { completed: 'Finalizată', processing: 'În curs de procesare', rejected: 'Respinsă' },
  },
  ru: {
    columns: [
      'Дата (UTC)',
      'Время (UTC)',
      'Вид операции',
      'Статус',
      'Другая сторона',
      'Электронная почта',
      'Описание',
      'Счёт',
      'Сумма',
      'Валюта',
      'Остаток',
      'Номер операции',
    ],
    statuses: { completed: 'Выполнена', processing: 'В обработке', rejected: 'Отклонена' },
  },
  ua: {
    columns: [
      'Дата (UTC)',
      'Час (UTC)',
      'Вид операції',
      'Статус',
      'Інша сторона',
      'Електронна пошта',
      'Опис',
      'Рахунок',
      'Сума',
      'Валюта',
      'Залишок',
      'Номер операції',
    ],
    statuses: { completed: 'Виконано', processing: 'В обробці', rejected: 'Відхилено' },
  },
}

/** What the mail says that such a file comes with. */
export const EXPORT_MAIL_WORDS = {
  subject: {
    en: 'Your transactions',
    es: 'Sus movimientos',
    pt: 'Os seus movimentos',
    ro: 'Tranzacțiile dumneavoastră',
    ru: 'Ваши операции',
    ua: 'Ваші операції',
  },
  body: {
    en: 'The file with your transactions is attached: {file}.',
    es: 'Adjuntamos el archivo con sus movimientos: {file}.',
    pt: 'Segue em anexo o ficheiro com os seus movimentos: {file}.',
    ro: 'Atașat găsiți fișierul cu tranzacțiile dumneavoastră: {file}.',
    ru: 'К письму приложен файл с вашими операциями: {file}.',
    ua: 'До листа додано файл з вашими операціями: {file}.',
  },
} as const satisfies Record<string, Words>
