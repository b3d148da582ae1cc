import { DAY_MS } from '@sixpence/protocol'
import { addAnnouncements, type AnnouncementTexts } from '../announcements/index.ts'
import type { Sql } from '../db/index.ts'

interface SeedAnnouncement {
  readonly key: string
  readonly daysAgo: number
  readonly needsChoice: boolean
  readonly texts: AnnouncementTexts
}

/** The bank's announcements, oldest first; the last one requires a response. */
export const SEED_ANNOUNCEMENTS: readonly SeedAnnouncement[] = [
  {
    key: 'statements',
    daysAgo: 21,
    needsChoice: false,
    texts: {
      en: {
        title: 'A statement for every month',
        body: 'You now find a statement for each month of an account, with what came in, what went out and what was left.\n\nSave it as a PDF to print or to send on, or as a CSV file for your spreadsheet. Open History and choose Statements.',
      },
      es: {
        title: 'Un extracto para cada mes',
        body: 'Ya puede consultar un extracto de cada mes de su cuenta, con lo que entró, lo que salió y el saldo final.\n\nGuárdelo en PDF para imprimirlo o enviarlo, o en CSV para su hoja de cálculo. Abra Historial y elija Extractos.',
      },
      pt: {
        title: 'Um extrato para cada mês',
        body: 'Já pode consultar um extrato de cada mês da conta, com o que entrou, o que saiu e o saldo final.\n\nGuarde-o em PDF para imprimir ou enviar, ou em CSV para a sua folha de cálculo. Abra Histórico e escolha Extratos.',
      },
      ro: {
        title: 'Un extras pentru fiecare lună',
        body: 'Găsiți acum un extras pentru fiecare lună a contului, cu ce a intrat, ce a ieșit și ce a rămas.\n\nSalvați-l ca PDF pentru a-l tipări sau trimite, ori ca fișier CSV pentru foaia de calcul. Deschideți Istoric și alegeți Extrase.',
      },
      ru: {
        title: 'Выписка за каждый месяц',
        body: 'Теперь за каждый месяц по счёту есть выписка: сколько пришло, сколько ушло и сколько осталось.\n\nСохраните её в PDF, чтобы распечатать или переслать, или в CSV для таблиц. Откройте «Историю» и выберите «Выписки».',
      },
      ua: {
        title: 'Виписка за кожен місяць',
        body: 'Тепер за кожен місяць за рахунком є виписка: скільки надійшло, скільки списано і скільки залишилося.\n\nЗбережіть її у PDF, щоб роздрукувати чи переслати, або в CSV для таблиць. Відкрийте «Історію» та виберіть «Виписки».',
      },
    },
  },
  {
    key: 'calls',
    daysAgo: 9,
    needsChoice: false,
    texts: {
      en: {
        title: 'We never ask for your password',
        body: 'People who pretend to call from the bank are about. We never ask for your password or a code, neither by telephone nor by email.\n\nIf somebody does, hang up and call us at the number on your card or in Legal information.',
      },
      es: {
        title: 'Nunca le pedimos la contraseña',
        body: 'Hay personas que llaman haciéndose pasar por el banco. Nunca le pedimos la contraseña ni un código, ni por teléfono ni por correo electrónico.\n\nSi alguien lo hace, cuelgue y llámenos al número que figura en su tarjeta o en la información legal.',
      },
      pt: {
        title: 'Nunca pedimos a palavra-passe',
        body: 'Há quem telefone fazendo-se passar pelo banco. Nunca pedimos a palavra-passe nem um código, nem por telefone nem por e-mail.\n\nSe alguém o fizer, desligue e ligue-nos para o número que está no cartão ou nas informações legais.',
      },
      ro: {
        title: 'Nu vă cerem niciodată parola',
        body: 'Unele persoane sună pretinzând că sunt de la bancă. Nu vă cerem niciodată parola sau un cod, nici la telefon, nici prin e-mail.\n\nDacă cineva o face, închideți și sunați-ne la numărul de pe card sau din informațiile juridice.',
      },
      ru: {
        title: 'Мы никогда не спрашиваем пароль',
        body: 'Мошенники звонят от имени банка. Мы никогда не спрашиваем пароль или код — ни по телефону, ни по почте.\n\nЕсли вас об этом просят, положите трубку и позвоните нам по номеру на карте или в правовой информации.',
      },
      ua: {
        title: 'Ми ніколи не питаємо пароль',
        body: 'Шахраї телефонують від імені банку. Ми ніколи не питаємо пароль чи код — ні телефоном, ні поштою.\n\nЯкщо вас про це просять, покладіть слухавку й зателефонуйте нам за номером на картці або в правовій інформації.',
      },
    },
  },
  {
    key: 'paperless',
    daysAgo: 2,
    needsChoice: true,
    texts: {
      en: {
        title: 'Letters by email instead of by post',
        body: 'We would like to send you letters by email from next year on. They reach you sooner and save paper.\n\nAccept if that is all right with you. If you decline, we go on writing by post, at no charge.',
      },
      es: {
        title: 'Cartas por correo electrónico en lugar de postal',
        body: 'A partir del próximo año nos gustaría enviarle las cartas por correo electrónico. Llegan antes y ahorran papel.\n\nAcepte si está de acuerdo. Si lo rechaza, seguiremos escribiéndole por correo postal sin coste.',
      },
      pt: {
        title: 'Cartas por e-mail em vez de correio',
        body: 'A partir do próximo ano gostaríamos de enviar as cartas por e-mail. Chegam mais cedo e poupam papel.\n\nAceite se estiver de acordo. Se recusar, continuaremos a escrever por correio, sem custos.',
      },
      ro: {
        title: 'Scrisori prin e-mail în loc de poștă',
        body: 'De anul viitor am dori să vă trimitem scrisorile prin e-mail. Ajung mai repede și economisesc hârtie.\n\nAcceptați dacă sunteți de acord. Dacă refuzați, vă scriem în continuare prin poștă, fără costuri.',
      },
      ru: {
        title: 'Письма по электронной почте вместо бумажных',
        body: 'Со следующего года мы хотели бы присылать вам письма по электронной почте. Так быстрее, и бумаги уходит меньше.\n\nЕсли согласны, примите предложение. Если отклоните, мы продолжим бесплатно писать обычной почтой.',
      },
      ua: {
        title: 'Листи електронною поштою замість паперових',
        body: 'З наступного року ми хотіли б надсилати вам листи електронною поштою. Так швидше і менше паперу.\n\nЯкщо згодні, прийміть пропозицію. Якщо відхилите, ми й далі безкоштовно писатимемо звичайною поштою.',
      },
    },
  },
]

/** Adds the announcements from before the first day. */
export async function seedAnnouncements(sql: Sql, now: Date): Promise<void> {
  await addAnnouncements(
    sql,
    SEED_ANNOUNCEMENTS.map(({ key, daysAgo, ...announcement }) => ({
      ...announcement,
      id: `announcement-${key}`,
      publishedAt: nineOClock(now, daysAgo),
    })),
  )
}

function nineOClock(now: Date, daysAgo: number): Date {
  const day = new Date(now.getTime() - daysAgo * DAY_MS)
  day.setUTCHours(9, 0, 0, 0)
  return day
}
