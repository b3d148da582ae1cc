import type { Words } from '../language/index.ts'

/** What the mails say about who may act for a business. */
export const USER_MAIL_WORDS = {
  about: {
    en: 'It lets {email} act for {business}: {right}.',
    es: 'Permite a {email} actuar en nombre de {business}: {right}.',
    pt: 'Permite que {email} aja em nome de {business}: {right}.',
    ro: 'Permite utilizatorului {email} să acționeze în numele {business}: {right}.',
    ru: 'Он позволяет пользователю {email} действовать от имени {business}: {right}.',
    ua: 'Він дозволяє користувачеві {email} діяти від імені {business}: {right}.',
  },
  lets: {
    en: '{business} lets you act for it: {right}.',
    es: 'Puede actuar en nombre de {business}: {right}.',
    pt: 'Pode agir em nome de {business}: {right}.',
    ro: 'Puteți acționa în numele {business}: {right}.',
    ru: 'Вам разрешено действовать от имени {business}: {right}.',
    ua: 'Вам дозволено діяти від імені {business}: {right}.',
  },
  find: {
    en: 'Sign in to find it among your accesses.',
    es: 'Acceda a su cuenta para encontrar la empresa entre sus accesos.',
    pt: 'Inicie sessão para encontrar a empresa entre os seus acessos.',
    ro: 'Autentificați-vă pentru a găsi firma printre accesele dumneavoastră.',
    ru: 'Войдите, чтобы найти компанию среди ваших доступов.',
    ua: 'Увійдіть, щоб знайти компанію серед ваших доступів.',
  },
  choosePassword: {
    en: 'After you have opened the link below, choose your password: “Forgotten your password?” on the page to sign in.',
    es: 'Después de abrir el enlace de abajo, elija su contraseña con «¿Ha olvidado su contraseña?» en la página de acceso.',
    pt: 'Depois de abrir a ligação abaixo, escolha a palavra-passe em «Esqueceu-se da palavra-passe?», na página de início de sessão.',
    ro: 'După ce deschideți linkul de mai jos, alegeți-vă parola cu „Ați uitat parola?” pe pagina de autentificare.',
    ru: 'Открыв ссылку ниже, выберите пароль: «Забыли пароль?» на странице входа.',
    ua: 'Відкривши посилання нижче, виберіть пароль: «Забули пароль?» на сторінці входу.',
  },
  ended: {
    en: 'Your access to {business} has ended.',
    es: 'Su acceso a {business} ha finalizado.',
    pt: 'O seu acesso a {business} terminou.',
    ro: 'Accesul dumneavoastră la {business} a încetat.',
    ru: 'Ваш доступ к {business} прекращён.',
    ua: 'Ваш доступ до {business} припинено.',
  },
  changed: {
    en: 'What you may do for {business} has changed: {right}.',
    es: 'Ha cambiado lo que puede hacer en nombre de {business}: {right}.',
    pt: 'O que pode fazer em nome de {business} mudou: {right}.',
    ro: 'Ceea ce puteți face în numele {business} s-a schimbat: {right}.',
    ru: 'Изменилось то, что вы можете делать от имени {business}: {right}.',
    ua: 'Змінилося те, що ви можете робити від імені {business}: {right}.',
  },
} as const satisfies Record<string, Words>
