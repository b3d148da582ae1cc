import type { Words } from '../language/index.ts'

/** What the mail says whose link opens an account. */
export const ACTIVATION_MAIL_WORDS = {
  subject: {
    en: 'Activate your account',
    es: 'Active su cuenta',
    pt: 'Ative a sua conta',
    ro: 'Activați-vă contul',
    ru: 'Активируйте вашу учётную запись',
    ua: 'Активуйте ваш обліковий запис',
  },
  link: {
    en: 'Open this link within a day, at the address of your bank: {link}',
    es: 'Abra este enlace en el plazo de un día, en la dirección de su banco: {link}',
    pt: 'Abra esta ligação no prazo de um dia, no endereço do seu banco: {link}',
    ro: 'Deschideți acest link în decurs de o zi, la adresa băncii dumneavoastră: {link}',
    ru: 'Откройте эту ссылку в течение суток на сайте вашего банка: {link}',
    ua: 'Відкрийте це посилання протягом доби на сайті вашого банку: {link}',
  },
} as const satisfies Record<string, Words>
