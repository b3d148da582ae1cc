import type { Locale } from '@sixpence/protocol'
import type { TransactionRow } from './find-transactions.ts'

/** What a file of the history says, and the letter that it comes with. */
export interface ExportWords {
  readonly columns: readonly string[]
  readonly types: Readonly<Record<TransactionRow['type'], string>>
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
    types: {
      deposit: 'Deposit',
      ownTransfer: 'Own transfer',
      p2pTransfer: 'Transfer to a person',
      fee: 'Fee',
      checkout: 'Purchase',
    },
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
    types: {
      deposit: 'Ingreso',
      ownTransfer: 'Traspaso propio',
      p2pTransfer: 'Transferencia a una persona',
      fee: 'Comisión',
      checkout: 'Compra',
    },
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
    types: {
      deposit: 'Depósito',
      ownTransfer: 'Transferência entre contas',
      p2pTransfer: 'Transferência para uma pessoa',
      fee: 'Comissão',
      checkout: 'Compra',
    },
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
    types: {
      deposit: 'Depunere',
      ownTransfer: 'Transfer propriu',
      p2pTransfer: 'Transfer către o persoană',
      fee: 'Comision',
      checkout: 'Cumpărătură',
    },
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
    types: {
      deposit: 'Пополнение',
      ownTransfer: 'Перевод между счетами',
      p2pTransfer: 'Перевод человеку',
      fee: 'Комиссия',
      checkout: 'Покупка',
    },
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
    types: {
      deposit: 'Поповнення',
      ownTransfer: 'Переказ між рахунками',
      p2pTransfer: 'Переказ людині',
      fee: 'Комісія',
      checkout: 'Покупка',
    },
    statuses: { completed: 'Виконано', processing: 'В обробці', rejected: 'Відхилено' },
    subject: 'Ваші операції',
    body: 'До листа додано файл з вашими операціями: {file}.',
  },
}
