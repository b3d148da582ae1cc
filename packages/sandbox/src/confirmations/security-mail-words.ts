import type { Words } from '../language/index.ts'

/** What a mail with a code for a change is called. */
export const CODE_SUBJECT = {
  password: {
    en: 'Your code to change the password',
    es: 'Su código para cambiar la contraseña',
    pt: 'O seu código para alterar a palavra-passe',
    ro: 'Codul dumneavoastră pentru schimbarea parolei',
    ru: 'Ваш код для смены пароля',
    ua: 'Ваш код для зміни пароля',
  },
  loginMode: {
    en: 'Your code to change how you sign in',
    es: 'Su código para cambiar la forma de acceder',
    pt: 'O seu código para alterar a forma de iniciar sessão',
    ro: 'Codul dumneavoastră pentru schimbarea modului de autentificare',
    ru: 'Ваш код для изменения способа входа',
    ua: 'Ваш код для зміни способу входу',
  },
  transactionMode: {
    en: 'Your code to change how you approve payments',
    es: 'Su código para cambiar la forma de aprobar pagos',
    pt: 'O seu código para alterar a forma de aprovar pagamentos',
    ro: 'Codul dumneavoastră pentru schimbarea modului de aprobare a plăților',
    ru: 'Ваш код для изменения способа подтверждения платежей',
    ua: 'Ваш код для зміни способу підтвердження платежів',
  },
  access: {
    en: 'Your code to let somebody act for a business',
    es: 'Su código para que alguien actúe en nombre de una empresa',
    pt: 'O seu código para deixar alguém agir em nome de uma empresa',
    ro: 'Codul dumneavoastră pentru a lăsa pe cineva să acționeze în numele unei firme',
    ru: 'Ваш код, чтобы разрешить кому-то действовать от имени компании',
    ua: 'Ваш код, щоб дозволити комусь діяти від імені компанії',
  },
  cardPin: {
    en: 'Your code to see the PIN of a card',
    es: 'Su código para ver el PIN de una tarjeta',
    pt: 'O seu código para ver o PIN de um cartão',
    ro: 'Codul dumneavoastră pentru a vedea PIN-ul unui card',
    ru: 'Ваш код для просмотра ПИН-кода карты',
    ua: 'Ваш код для перегляду ПІН-коду картки',
  },
  cardDetails: {
    en: 'Your code to see the number of a card',
    es: 'Su código para ver el número de una tarjeta',
    pt: 'O seu código para ver o número de um cartão',
    ro: 'Codul dumneavoastră pentru a vedea numărul unui card',
    ru: 'Ваш код для просмотра номера карты',
    ua: 'Ваш код для перегляду номера картки',
  },
} as const satisfies Record<string, Words>

/** What the mails about a customer's protection say. */
export const SECURITY_MAIL_WORDS = {
  code: {
    en: 'Your code is {code}. It works for 10 minutes. If you did not ask for it, sign in and change your password.',
    es: 'Su código es {code}. Es válido durante 10 minutos. Si no lo ha solicitado, acceda a su cuenta y cambie la contraseña.',
    pt: 'O seu código é {code}. É válido durante 10 minutos. Se não o pediu, inicie sessão e altere a palavra-passe.',
    ro: 'Codul dumneavoastră este {code}. Este valabil 10 minute. Dacă nu l-ați cerut, autentificați-vă și schimbați parola.',
    ru: 'Ваш код: {code}. Он действует 10 минут. Если вы его не запрашивали, войдите и смените пароль.',
    ua: 'Ваш код: {code}. Він діє 10 хвилин. Якщо ви його не запитували, увійдіть і змініть пароль.',
  },
  signedOut: {
    en: 'Everybody else who was signed in as you is signed out. If it was not you, tell us at once.',
    es: 'Se han cerrado todas las demás sesiones abiertas con su nombre. Si no ha sido usted, avísenos de inmediato.',
    pt: 'Todas as outras sessões iniciadas em seu nome foram terminadas. Se não reconhece esta operação, avise-nos já.',
    ro: 'Toate celelalte sesiuni deschise în numele dumneavoastră au fost închise. Dacă nu ați fost dumneavoastră, anunțați-ne imediat.',
    ru: 'Все остальные сеансы под вашим именем завершены. Если это были не вы, немедленно сообщите нам.',
    ua: 'Усі інші сеанси під вашим іменем завершено. Якщо це були не ви, негайно повідомте нас.',
  },
} as const satisfies Record<string, Words>

/** What was changed: once as the name of the mail, once in its text. */
export const CHANGED_WORDS = {
  password: {
    subject: {
      en: 'Your password was changed',
      es: 'Se ha cambiado su contraseña',
      pt: 'A sua palavra-passe foi alterada',
      ro: 'Parola dumneavoastră a fost schimbată',
      ru: 'Ваш пароль изменён',
      ua: 'Ваш пароль змінено',
    },
    what: {
      en: 'Your password was changed just now.',
      es: 'Se acaba de cambiar su contraseña.',
      pt: 'A sua palavra-passe acabou de ser alterada.',
      ro: 'Parola dumneavoastră tocmai a fost schimbată.',
      ru: 'Ваш пароль только что изменён.',
      ua: 'Ваш пароль щойно змінено.',
    },
  },
  loginMode: {
    subject: {
      en: 'How you sign in was changed',
      es: 'Se ha cambiado su forma de acceder',
      pt: 'A sua forma de iniciar sessão foi alterada',
      ro: 'Modul dumneavoastră de autentificare a fost schimbat',
      ru: 'Способ входа изменён',
      ua: 'Спосіб входу змінено',
    },
    what: {
      en: 'How you sign in was changed just now.',
      es: 'Se acaba de cambiar su forma de acceder.',
      pt: 'A sua forma de iniciar sessão acabou de ser alterada.',
      ro: 'Modul dumneavoastră de autentificare tocmai a fost schimbat.',
      ru: 'Способ вашего входа только что изменён.',
      ua: 'Спосіб вашого входу щойно змінено.',
    },
  },
  transactionMode: {
    subject: {
      en: 'How you approve payments was changed',
      es: 'Se ha cambiado su forma de aprobar pagos',
      pt: 'A sua forma de aprovar pagamentos foi alterada',
      ro: 'Modul dumneavoastră de aprobare a plăților a fost schimbat',
      ru: 'Способ подтверждения платежей изменён',
      ua: 'Спосіб підтвердження платежів змінено',
    },
    what: {
      en: 'How you approve payments was changed just now.',
      es: 'Se acaba de cambiar su forma de aprobar pagos.',
      pt: 'A sua forma de aprovar pagamentos acabou de ser alterada.',
      ro: 'Modul dumneavoastră de aprobare a plăților tocmai a fost schimbat.',
      ru: 'Способ подтверждения ваших платежей только что изменён.',
      ua: 'Спосіб підтвердження ваших платежів щойно змінено.',
    },
  },
} as const satisfies Record<string, { readonly subject: Words; readonly what: Words }>
