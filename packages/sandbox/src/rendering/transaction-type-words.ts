import type { Locale, TransactionType } from '@sixpence/protocol'

/** What each type of transaction is called on paper and in files, in each language. */
export const TRANSACTION_TYPE_WORDS: Readonly<
  Record<Locale, Readonly<Record<TransactionType, string>>>
> = {
  en: {
    deposit: 'Deposit',
    ownTransfer: 'Own transfer',
    p2pTransfer: 'Transfer to a person',
    fee: 'Fee',
    checkout: 'Purchase',
  },
  es: {
    deposit: 'Ingreso',
    ownTransfer: 'Traspaso propio',
    p2pTransfer: 'Transferencia a una persona',
    fee: 'Comisión',
    checkout: 'Compra',
  },
  pt: {
    deposit: 'Depósito',
    ownTransfer: 'Transferência entre contas',
    p2pTransfer: 'Transferência para uma pessoa',
    fee: 'Comissão',
    checkout: 'Compra',
  },
  ro: {
    deposit: 'Depunere',
    ownTransfer: 'Transfer propriu',
    p2pTransfer: 'Transfer către o persoană',
    fee: 'Comision',
    checkout: 'Cumpărătură',
  },
  ru: {
    deposit: 'Пополнение',
    ownTransfer: 'Перевод между счетами',
    p2pTransfer: 'Перевод человеку',
    fee: 'Комиссия',
    checkout: 'Покупка',
  },
  ua: {
    deposit: 'Поповнення',
    ownTransfer: 'Переказ між рахунками',
    p2pTransfer: 'Переказ людині',
    fee: 'Комісія',
    checkout: 'Покупка',
  },
}
