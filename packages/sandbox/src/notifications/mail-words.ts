import type { Words } from '../language/index.ts'

/** What the mails say that tell of things on the screen, and of money that has come. */
export const NOTIFICATION_WORDS = {
  more: {
    en: 'Sign in to see more.',
    es: 'Acceda a su cuenta para ver más.',
    pt: 'Inicie sessão para saber mais.',
    ro: 'Autentificați-vă pentru a vedea mai mult.',
    ru: 'Войдите, чтобы узнать больше.',
    ua: 'Увійдіть, щоб дізнатися більше.',
  },
  receivedSubject: {
    en: 'You have received {amount}',
    es: 'Ha recibido {amount}',
    pt: 'Recebeu {amount}',
    ro: 'Ați primit {amount}',
    ru: 'Вам поступило {amount}',
    ua: 'Вам надійшло {amount}',
  },
  received: {
    en: '{payer} has sent you {amount}. It is on your account.',
    es: '{payer} le ha enviado {amount}. El dinero ya está en su cuenta.',
    pt: '{payer} enviou-lhe {amount}. O dinheiro já está na sua conta.',
    ro: '{payer} v-a trimis {amount}. Banii sunt deja în contul dumneavoastră.',
    ru: 'Отправитель: {payer}. Сумма: {amount}. Деньги уже на вашем счёте.',
    ua: 'Відправник: {payer}. Сума: {amount}. Гроші вже на вашому рахунку.',
  },
} as const satisfies Record<string, Words>
