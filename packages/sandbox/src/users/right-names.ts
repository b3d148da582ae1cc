import type { AccessRight } from '@sixpence/protocol'
import type { Words } from '../language/index.ts'

/** What each right is called in a mail. */
export const RIGHT_NAMES: Readonly<Record<AccessRight, Words>> = {
  none: {
    en: 'no access',
    es: 'sin acceso',
    pt: 'sem acesso',
    ro: 'fără acces',
    ru: 'нет доступа',
    ua: 'немає доступу',
  },
  read: {
    en: 'read only',
    es: 'solo lectura',
    pt: 'só leitura',
    ro: 'doar citire',
    ru: 'только просмотр',
    ua: 'лише перегляд',
  },
  full: {
    en: 'full access',
    es: 'acceso completo',
    pt: 'acesso total',
    ro: 'acces complet',
    ru: 'полный доступ',
    ua: 'повний доступ',
  },
  initiate: {
    en: 'starts payments',
    es: 'inicia pagos',
    pt: 'inicia pagamentos',
    ro: 'inițiază plăți',
    ru: 'создаёт платежи',
    ua: 'створює платежі',
  },
  confirm: {
    en: 'approves payments',
    es: 'aprueba pagos',
    pt: 'aprova pagamentos',
    ro: 'aprobă plăți',
    ru: 'подтверждает платежи',
    ua: 'підтверджує платежі',
  },
  upload: {
    en: 'authorised user',
    es: 'usuario autorizado',
    pt: 'utilizador autorizado',
    ro: 'utilizator autorizat',
    ru: 'уполномоченный пользователь',
    ua: 'уповноважений користувач',
  },
}
