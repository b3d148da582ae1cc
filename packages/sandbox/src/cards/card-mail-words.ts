import type { Words } from '../language/index.ts'

/** What the mails about cards say. */
export const CARD_MAIL_WORDS = {
  madeSubject: {
    en: 'Your card is being made',
    es: 'Estamos fabricando su tarjeta',
    pt: 'O seu cartão está a ser produzido',
    ro: 'Cardul dumneavoastră este în producție',
    ru: 'Ваша карта изготавливается',
    ua: 'Ваша картка виготовляється',
  },
  made: {
    en: 'Your card ends in {digits}. You need these digits to activate it once it has come.',
    es: 'Su tarjeta termina en {digits}. Necesitará estas cifras para activarla cuando la reciba.',
    pt: 'O seu cartão termina em {digits}. Vai precisar destes algarismos para o ativar quando o receber.',
    ro: 'Cardul dumneavoastră se termină cu {digits}. Aveți nevoie de aceste cifre pentru a-l activa când sosește.',
    ru: 'Номер вашей карты оканчивается на {digits}. Эти цифры понадобятся, чтобы активировать её, когда она придёт.',
    ua: 'Номер вашої картки закінчується на {digits}. Ці цифри знадобляться, щоб активувати її, коли вона надійде.',
  },
  pinSubject: {
    en: 'The PIN of your card was changed',
    es: 'Se ha cambiado el PIN de su tarjeta',
    pt: 'O PIN do seu cartão foi alterado',
    ro: 'PIN-ul cardului dumneavoastră a fost schimbat',
    ru: 'ПИН-код вашей карты изменён',
    ua: 'ПІН-код вашої картки змінено',
  },
  pin: {
    en: 'The PIN of the card that ends in {digits} was changed just now. If it was not you, block the card.',
    es: 'Se acaba de cambiar el PIN de la tarjeta que termina en {digits}. Si no ha sido usted, bloquee la tarjeta.',
    pt: 'O PIN do cartão que termina em {digits} acabou de ser alterado. Se não reconhece esta operação, bloqueie o cartão.',
    ro: 'PIN-ul cardului care se termină cu {digits} tocmai a fost schimbat. Dacă nu ați fost dumneavoastră, blocați cardul.',
    ru: 'Только что изменён ПИН-код карты, номер которой оканчивается на {digits}. Если это были не вы, заблокируйте карту.',
    ua: 'Щойно змінено ПІН-код картки, номер якої закінчується на {digits}. Якщо це були не ви, заблокуйте картку.',
  },
  cardPin: {
    en: 'To show the PIN of the card that ends in {digits}.',
    es: 'Para mostrar el PIN de la tarjeta que termina en {digits}.',
    pt: 'Para mostrar o PIN do cartão que termina em {digits}.',
    ro: 'Pentru a afișa PIN-ul cardului care se termină cu {digits}.',
    ru: 'Чтобы показать ПИН-код карты, номер которой оканчивается на {digits}.',
    ua: 'Щоб показати ПІН-код картки, номер якої закінчується на {digits}.',
  },
  cardDetails: {
    en: 'To show the number of the card that ends in {digits}.',
    es: 'Para mostrar el número de la tarjeta que termina en {digits}.',
    pt: 'Para mostrar o número do cartão que termina em {digits}.',
    ro: 'Pentru a afișa numărul cardului care se termină cu {digits}.',
    ru: 'Чтобы показать номер карты, который оканчивается на {digits}.',
    ua: 'Щоб показати номер картки, який закінчується на {digits}.',
  },
} as const satisfies Record<string, Words>
