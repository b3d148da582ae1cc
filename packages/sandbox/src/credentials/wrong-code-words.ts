import type { Words } from '../language/index.ts'

/** What the mail says after too many wrong codes. */
export const WRONG_CODE_WORDS = {
  subject: {
    en: 'Too many wrong codes',
    es: 'Demasiados códigos incorrectos',
    pt: 'Demasiados códigos errados',
    ro: 'Prea multe coduri greșite',
    ru: 'Слишком много неверных кодов',
    ua: 'Забагато неправильних кодів',
  },
  body: {
    en: 'Somebody who is signed in as you tried to {purpose} and was wrong {count} times today. No code is taken for it until tomorrow. If it was not you, change your password at once.',
    es: 'Alguien que ha accedido con su nombre ha intentado {purpose} y hoy se ha equivocado {count} veces. Hasta mañana no se acepta ningún código para ello. Si no ha sido usted, cambie su contraseña de inmediato.',
    pt: 'Alguém com sessão iniciada em seu nome tentou {purpose} e hoje errou {count} vezes. Até amanhã não é aceite nenhum código para isso. Se não reconhece esta operação, altere já a palavra-passe.',
    ro: 'Cineva autentificat în numele dumneavoastră a încercat {purpose} și a greșit astăzi de {count} de ori. Până mâine nu se mai acceptă niciun cod pentru aceasta. Dacă nu ați fost dumneavoastră, schimbați imediat parola.',
    ru: 'Кто-то, войдя под вашим именем, пытался {purpose} и сегодня ошибся {count} раз. До завтра коды для этого не принимаются. Если это были не вы, немедленно смените пароль.',
    ua: 'Хтось, увійшовши під вашим іменем, намагався {purpose} і сьогодні помилився {count} разів. До завтра коди для цього не приймаються. Якщо це були не ви, негайно змініть пароль.',
  },
  payments: {
    en: 'approve a payment',
    es: 'aprobar un pago',
    pt: 'aprovar um pagamento',
    ro: 'să aprobe o plată',
    ru: 'подтвердить платёж',
    ua: 'підтвердити платіж',
  },
  requests: {
    en: 'approve the payments of others',
    es: 'aprobar los pagos de otras personas',
    pt: 'aprovar os pagamentos de outras pessoas',
    ro: 'să aprobe plățile altora',
    ru: 'подтвердить платежи других людей',
    ua: 'підтвердити платежі інших людей',
  },
  devices: {
    en: 'link a device',
    es: 'vincular un dispositivo',
    pt: 'associar um dispositivo',
    ro: 'să asocieze un dispozitiv',
    ru: 'привязать устройство',
    ua: 'прив’язати пристрій',
  },
  security: {
    en: 'change how your account is protected',
    es: 'cambiar la protección de su cuenta',
    pt: 'alterar a proteção da sua conta',
    ro: 'să schimbe protecția contului dumneavoastră',
    ru: 'изменить защиту вашего счёта',
    ua: 'змінити захист вашого рахунку',
  },
  cards: {
    en: 'activate a card',
    es: 'activar una tarjeta',
    pt: 'ativar um cartão',
    ro: 'să activeze un card',
    ru: 'активировать карту',
    ua: 'активувати картку',
  },
} as const satisfies Record<string, Words>
