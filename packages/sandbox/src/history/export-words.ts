import type { Locale } from '@sixpence/protocol'
import type { TransactionRow } from './find-transactions.ts'

/** What a file of the history says, and the letter that it comes with. */
export interface ExportWords {
  readonly columns: readonly string[]
  readonly statuses: Readonly<Record<TransactionRow['status'], string>>
  readonly subject: string
  /** With `{file}` where the name of the file stands. */
  readonly body: string
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
    subject: 'Your transactions',
    body: 'The file with your transactions is attached: {file}.',
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
    subject: 'Sus movimientos',
    body: 'Adjuntamos el archivo con sus movimientos: {file}.',
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
    subject: 'Os seus movimentos',
    body: 'Segue em anexo o ficheiro com os seus movimentos: {file}.',
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
    subject: 'Tranzacțiile dumneavoastră',
    body: 'Atașat găsiți fișierul cu tranzacțiile dumneavoastră: {file}.',
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
    subject: 'Ваши операции',
    body: 'К письму приложен файл с вашими операциями: {file}.',
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
    subject: 'Ваші операції',
    body: 'До листа додано файл з вашими операціями: {file}.',
  },
}
