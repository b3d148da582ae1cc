/**
 * The names that columns have in files of people and of other banks, in English, Spanish,
 * Portuguese, Romanian, Russian and Ukrainian. Letter case, accents, spaces and signs make no
 * difference. A subject can have several columns; a file's format has only one of them. Names are
 * separated by commas.
 */
export const COLUMN_NAMES: readonly {
  readonly columns: readonly string[]
  readonly names: readonly string[]
}[] = [
  { columns: ['rowId'], names: ['row id, payment id'] },
  {
    columns: ['payeeName', 'beneficiaryName'],
    names: [
      'name, payee, recipient, recipient name, beneficiary, account holder, to',
      'nombre, beneficiario, nombre del beneficiario, destinatario, titular',
      'nome, beneficiário, nome do beneficiário, destinatário, favorecido',
      'nume, beneficiar, nume beneficiar, numele beneficiarului, destinatar',
      'имя, получатель, имя получателя, наименование получателя, фио',
      "ім'я, отримувач, ім'я отримувача, назва отримувача, піб, одержувач",
    ],
  },
  {
    columns: ['email', 'beneficiaryEmail'],
    names: [
      'e-mail, mail, email address, recipient email, payee email',
      'correo, correo electrónico, email do destinatário, endereço de email',
      'adresă de email, adresa email, почта, электронная почта, эл. почта',
      'пошта, електронна пошта, ел. пошта, имейл, емейл',
    ],
  },
  {
    columns: ['countryCode', 'beneficiaryCountryCode'],
    names: [
      'country, payee country, bank country, país, código de país, código do país',
      'țară, ţară, cod țară, страна, код страны, країна, код країни',
    ],
  },
  {
    columns: ['currency'],
    names: ['currency code, ccy, moneda, divisa, moeda, monedă, valută, валюта'],
  },
  {
    columns: ['amount'],
    names: [
      'sum, total, value, payment amount, importe, monto, cantidad, valor',
      'montante, quantia, sumă, suma, valoare, сумма, сумма платежа, сума',
    ],
  },
  {
    columns: ['note', 'description'],
    names: [
      'message, reference, remittance information, details, memo, purpose of payment',
      'concepto, nota, mensaje, descripción, referencia, motivo',
      'mensagem, descrição, referência, mesaj, notă, descriere, detalii, explicație',
      'сообщение, примечание, назначение, назначение платежа, описание, комментарий',
      'повідомлення, примітка, призначення, призначення платежу, опис, коментар',
    ],
  },
  {
    columns: ['feeShare'],
    names: [
      'charges, charge bearer, fee, gastos, despesas, comision, comisioane',
      'комиссия, комісія',
    ],
  },
  {
    columns: ['beneficiaryType'],
    names: ['type, recipient type, tipo, tip, тип, тип получателя, тип отримувача'],
  },
  {
    columns: ['iban'],
    names: ['iban number, iban code, cod iban, código iban, номер iban'],
  },
  {
    columns: ['accountNumber'],
    names: [
      'account, account no, bank account, cuenta, número de cuenta, conta',
      'número da conta, cont, număr cont, счет, счёт, номер счета, рахунок',
      'номер рахунку',
    ],
  },
  {
    columns: ['bic'],
    names: ['swift, swift code, bic code, swift/bic, bic/swift, cod swift'],
  },
  { columns: ['routingNumber'], names: ['aba, routing, aba number, cod de rutare'] },
  { columns: ['sortCode'], names: ['bank sort code, sort'] },
  { columns: ['taxId'], names: ['cpf, cnpj, cpf/cnpj, tax number, инн, іпн'] },
  {
    columns: ['accountType'],
    names: ['tipo de cuenta, tipo de conta, tip cont, тип счета, тип рахунку'],
  },
  {
    columns: ['bankCode'],
    names: ['bank, banco, código del banco, código do banco, cod bancă, код банка, код банку'],
  },
  {
    columns: ['branchCode'],
    names: ['branch, agencia, agência, sucursal, sucursală, отделение, відділення'],
  },
  { columns: ['address'], names: ['street, dirección, endereço, adresă, адрес, адреса'] },
  {
    columns: ['city'],
    names: ['town, ciudad, cidade, oraș, localitate, город, місто'],
  },
  { columns: ['instantKey'], names: ['pix, pix key, chave, chave pix, clave'] },
  { columns: ['instantKeyType'], names: ['key type, tipo de chave'] },
  { columns: ['walletAddress'], names: ['wallet, bitcoin address, кошелек, гаманець'] },
  { columns: ['cardId'], names: ['card, tarjeta, cartão, card id, карта, картка'] },
  { columns: ['transit'], names: ['transit number'] },
  { columns: ['institution'], names: ['institution number'] },
  { columns: ['purpose'], names: ['payment purpose, propósito, scop, цель, мета'] },
]
