import type { Locale } from '@sixpence/protocol'

/** What stands in the frame beside the digits. */
export interface CardFrameWords {
  readonly title: string
  readonly number: string
  readonly expiry: string
  readonly checkCode: string
  /** In the place of the digits: the token was used, or came too late. */
  readonly over: string
}

/** In the language that the customer reads the bank in. */
export const CARD_FRAME_WORDS: Readonly<Record<Locale, CardFrameWords>> = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Valid until',
    checkCode: 'Security code',
    over: 'The card is not shown any more. Ask for it again.',
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Válida hasta',
    checkCode: 'Código de seguridad',
    over: 'La tarjeta ya no se muestra. Solicítela de nuevo.',
  },
  pt: {
    title: 'Dados do cartão',
    number: 'Número do cartão',
    expiry: 'Válido até',
    checkCode: 'Código de segurança',
    over: 'O cartão já não é mostrado. Peça-o novamente.',
  },
  ro: {
    title: 'Datele cardului',
    number: 'Numărul cardului',
    expiry: 'Valabil până la',
    checkCode: 'Cod de securitate',
    over: 'Cardul nu mai este afișat. Solicitați-l din nou.',
  },
  ru: {
    title: 'Данные карты',
    number: 'Номер карты',
    expiry: 'Действует до',
    checkCode: 'Код безопасности',
    over: 'Карта больше не показывается. Запросите её снова.',
  },
  ua: {
    title: 'Дані картки',
    number: 'Номер картки',
    expiry: 'Дійсна до',
    checkCode: 'Код безпеки',
    over: 'Картка більше не показується. Запросіть її знову.',
  },
}
