import type { Locale } from '@sixpence/protocol'

interface AgreementText {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The agreement that everyone makes when they open an account, in each language. */
export const ACCOUNT_AGREEMENT: Readonly<Record<Locale, AgreementText>> = {
  en: {
    title: 'Account agreement',
    paragraphs: [
      'The bank keeps accounts for you and carries out the payments that you order.',
      'You keep your password to yourself and tell the bank at once when somebody else may know it.',
      'Either side may end this agreement in writing, you at any time and the bank with two months’ notice.',
    ],
  },
  es: {
    title: 'Contrato de cuenta',
    paragraphs: [
      'El banco mantiene cuentas a su nombre y ejecuta los pagos que usted ordena.',
      'Usted mantiene en secreto su contraseña y avisa de inmediato al banco si otra persona puede conocerla.',
      'Cualquiera de las partes puede poner fin a este contrato por escrito: usted en cualquier momento, el banco con dos meses de preaviso.',
    ],
  },
  pt: {
    title: 'Contrato de conta',
    paragraphs: [
      'O banco mantém contas em nome do cliente e executa os pagamentos que este ordena.',
      'O cliente mantém a palavra-passe em segredo e avisa de imediato o banco se outra pessoa a puder conhecer.',
      'Qualquer das partes pode pôr termo a este contrato por escrito: o cliente a qualquer momento, o banco com um pré-aviso de dois meses.',
    ],
  },
  ro: {
    title: 'Contract de cont',
    paragraphs: [
      'Banca ține conturi pe numele dumneavoastră și execută plățile pe care le ordonați.',
      'Păstrați parola secretă și anunțați imediat banca dacă altcineva o poate cunoaște.',
      'Oricare dintre părți poate înceta acest contract în scris: dumneavoastră oricând, banca cu un preaviz de două luni.',
    ],
  },
  ru: {
    title: 'Договор счёта',
    paragraphs: [
      'Банк ведёт для вас счета и исполняет платежи, которые вы поручаете.',
      'Вы храните пароль в тайне и сразу сообщаете банку, если его мог узнать кто-то другой.',
      'Каждая сторона может расторгнуть договор письменно: вы — в любое время, банк — предупредив за два месяца.',
    ],
  },
  ua: {
    title: 'Договір рахунку',
    paragraphs: [
      'Банк веде для вас рахунки та виконує платежі, які ви доручаєте.',
      'Ви зберігаєте пароль у таємниці й одразу повідомляєте банк, якщо його міг дізнатися хтось інший.',
      'Кожна сторона може розірвати договір письмово: ви — будь-коли, банк — попередивши за два місяці.',
    ],
  },
}
