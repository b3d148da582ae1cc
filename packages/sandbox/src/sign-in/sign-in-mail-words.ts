import type { Words } from '../language/index.ts'

/** What the messages of a sign-in say. */
export const SIGN_IN_MAIL_WORDS = {
  subject: {
    en: 'Your sign-in code',
    es: 'Su código de acceso',
    pt: 'O seu código de acesso',
    ro: 'Codul dumneavoastră de autentificare',
    ru: 'Ваш код для входа',
    ua: 'Ваш код для входу',
  },
  smsSubject: {
    en: 'Your sign-in code, message {identifier}',
    es: 'Su código de acceso, mensaje {identifier}',
    pt: 'O seu código de acesso, mensagem {identifier}',
    ro: 'Codul dumneavoastră de autentificare, mesajul {identifier}',
    ru: 'Ваш код для входа, сообщение {identifier}',
    ua: 'Ваш код для входу, повідомлення {identifier}',
  },
  code: {
    en: 'Your code to sign in is {code}. It works for 10 minutes. Never tell it to anybody.',
    es: 'Su código para acceder es {code}. Es válido durante 10 minutos. No se lo diga nunca a nadie.',
    pt: 'O seu código para iniciar sessão é {code}. É válido durante 10 minutos. Nunca o diga a ninguém.',
    ro: 'Codul dumneavoastră de autentificare este {code}. Este valabil 10 minute. Nu îl spuneți nimănui, niciodată.',
    ru: 'Ваш код для входа: {code}. Он действует 10 минут. Никогда никому его не сообщайте.',
    ua: 'Ваш код для входу: {code}. Він діє 10 хвилин. Ніколи нікому його не повідомляйте.',
  },
  sms: {
    en: '[{identifier}] {code}',
    es: '[{identifier}] {code}',
    pt: '[{identifier}] {code}',
    ro: '[{identifier}] {code}',
    ru: '[{identifier}] {code}',
    ua: '[{identifier}] {code}',
  },
  storesSubject: {
    en: 'Get the app, to {phone}',
    es: 'Descargue la aplicación, al {phone}',
    pt: 'Obtenha a aplicação, para {phone}',
    ro: 'Descărcați aplicația, la {phone}',
    ru: 'Установите приложение, на номер {phone}',
    ua: 'Установіть застосунок, на номер {phone}',
  },
  stores: {
    en: 'Get the bank’s app: {apple} and {google}.',
    es: 'Descargue la aplicación del banco: {apple} y {google}.',
    pt: 'Obtenha a aplicação do banco: {apple} e {google}.',
    ro: 'Descărcați aplicația băncii: {apple} și {google}.',
    ru: 'Установите приложение банка: {apple} и {google}.',
    ua: 'Установіть застосунок банку: {apple} і {google}.',
  },
} as const satisfies Record<string, Words>
