import type { BankDetailFault, BankDetailKind } from '../src/bank-details/index.ts'

const list = (texts: string): readonly string[] => texts.trim().split(/\s+/)

/**
 * Valid ones, as published: the SWIFT IBAN registry, ISO 9362, the routing numbers and codes that
 * banks print, the Banxico and BCRA rules, SERPRO's alphanumeric CNPJ, and the test cards of the
 * card schemes.
 */
export const RIGHT_DETAILS: Readonly<Record<BankDetailKind, readonly string[]>> = {
  iban: list(`
    DE89370400440532013000 GB29NWBK60161331926819 FR1420041010050500013M02606 NL91ABNA0417164300
    ES9121000418450200051332 IT60X0542811101000000123456 RO49AAAA1B31007593840000 BE68539007547034
    CH9300762011623852957 NO9386011117947 PT50000201231234567890154 SE4550000000058398257466
    FI2112345600000785 IE29AIBK93115212345678 AT611904300234573201 PL61109010140000071219812874
    UA213223130000026007233566001 BR1800360305000010009795493C1 MT84MALT011000012345MTLCAST001S
    SA0380000000608010167519`),
  bic: list(`
    DEUTDEFF DEUTDEFF500 NEDSZAJJXXX DABADKKK UNCRITMM BNPAFRPP CHASUS33 NWBKGB2L BOTKJPJT ABNANL2A
    RZBAATWW`),
  aba: list(`
    021000021 011401533 091000019 026009593 121000248 011000015 021001208 322271627 111000025
    071000013 121042882`),
  sortCode: list(`
    08-99-99 10-79-99 20-29-59 87-14-27 87-24-27 82-00-00 82-79-99 11-87-65 30-90-70 93-86-11`),
  gbAccount: list(`
    66374958 88837491 63748472 46238510 09123496 99345694 73688637 64371389 06774744 42368003`),
  // Australia, Hong Kong, India, Japan, Sri Lanka, Mexico and the United States.
  accountNumber: list(`
    000123456 000123-456 000123456789 0001234 000-123456-001 0000001234 00000000001 7060-0012-3456
    0123456789012 PK36SCBL0000001123456702 1`),
  ifsc: list(`
    HDFC0000001 ICIC0000047 SBIN0005943 PUNB0244200 BARB0VJMYRO UTIB0000009 KKBK0000958 YESB0000001
    CNRB0000002 IDIB000A001 KARB0000001`),
  bsb: list(`
    062-000 032-000 082-001 012-002 484-799 732-001 633-000 015-141 112-879 182-222`),
  clabe: list(`
    032180000118359719 002010077777777771 646180157000000004 014027000005555558 002115016003269411
    103150124152345786 002180032240946700 646180110400000007 012180015419659725 044180001059660729`),
  cbu: list(`2850590940090418135201 0110599520000001235579 0170099220000067797370`),
  cpf: list(`
    529.982.247-25 111.444.777-35 123.456.789-09 987.654.321-00 390.533.447-05 935.411.347-80
    746.971.314-01 168.995.350-09 862.883.667-57 153.509.460-56 714.287.938-60`),
  cnpj: list(`
    11.222.333/0001-81 00.000.000/0001-91 33.000.167/0001-01 60.746.948/0001-12 00.360.305/0001-04
    60.701.190/0001-04 90.400.888/0001-42 33.592.510/0001-54 11.444.777/0001-61 12.ABC.345/01DE-35`),
  caInstitution: list(`001 002 003 004 006 010 016 030 039 219`),
  caTransit: list(`00006 10202 00012 21212 04012 30800 06702 09999 81000 00242`),
  cardNumber: list(`
    4111111111111111 5555555555554444 378282246310005 6011111111111117 30569309025904 38520000023237
    3530111333300000 4012888888881881 5105105105105100 4222222222222 2223003122003222`),
  brBankCode: list(`001 033 077 104 212 237 260 336 341 655`),
  brBranchCode: list(`0001 0033 0104 0237 1234 2041 3456 4790 6513 9999`),
  jpBankCode: list(`0001 0005 0009 0010 0017 0033 0034 0036 0038 9900`),
  jpBranchCode: list(`001 002 015 045 123 200 331 540 775 999`),
  hkBankCode: list(`003 004 006 009 012 015 016 018 020 024`),
  hkBranchCode: list(`001 005 012 040 168 250 387 502 741 900`),
  lkBankCode: list(`7010 7038 7047 7056 7083 7092 7108 7135 7162 7214`),
  lkBranchCode: list(`001 003 010 022 045 079 105 180 245 660`),
  // RFC 5322 without comments and quotes, with the names that RFC 2606 and RFC 6761 reserve.
  email: list(`
    bruna@banco.example a@b.test first.last@sub.domain.example o'neil@mail.example x+tag@mail.example
    UPPER@CASE.EXAMPLE 1234@digits.example under_score@mail.example dash-er@my-host.example
    ~odd!#$%&*/=?^{|}@mail.example`),
  // Numbers that regulators reserve for films: Ofcom, the FCC's 555-01xx, ANATEL's form, ACMA, ComReg.
  phone: list(`
    +447700900123 +44-20-7946-0958 +12025550143 +1(202)555-0199 +5511912345678 +551140042020
    +61491570156 +353201234567 +61.2.5550.1234 +33199001234`),
  // RFC 9562, appendix A, and what the Pix manual shows.
  randomKey: list(`
    123e4567-e12b-12d3-a456-426655440000 c232ab00-9414-11ec-b3c8-9f6bdeced846
    5df41881-3aed-3515-88a7-2f4a814cf09e 919108f7-52d1-4320-9bac-f847db4148a8
    2ed6657d-e927-568b-95e1-2665a8aea6a2 1ec9414c-232a-6b00-b3c8-9f6bdeced846
    017f22e2-79b0-7cc3-98c4-dc0c0c07398f F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6
    123e4567-e89b-12d3-a456-426614174000 320c3d4d-cc00-875b-8ec9-32d5f69181c0`),
  // BIP 13, BIP 16, BIP 173, BIP 341, BIP 350, and the first block that was mined.
  bitcoinAddress: list(`
    1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2
    1AGNa15ZQXAZUgFiqJ2i7Z2DPU2J6hW62i 16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM
    3P14159f73E4gFr7JterCCQh9QjiTjiZrG 3CMNFxN1oHBc4R1EpboAL5yzHGgE611Xou
    3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy
    BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4
    bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3
    bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y
    BC1SW50QGDZ25J bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs
    bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0
    bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr`),
}

type Faults = Readonly<Record<string, BankDetailFault['reason']>>

/** The faults of any number with a fixed number of digits. */
function wrongDigits(right: string): Faults {
  const [short, long] = [right.slice(1), `${right}0`]
  const rest = right.slice(1)
  return {
    [short]: 'length',
    [long]: 'length',
    [right + right]: 'length',
    [`A${rest}`]: 'character',
    [`O${rest}`]: 'character',
    [`${rest}l`]: 'character',
    [`О${rest}`]: 'character',
    [`٣${rest}`]: 'character',
    [`＃${rest}`]: 'character',
    [`+${rest}`]: 'character',
    [`${rest},`]: 'character',
  }
}

/** Invalid ones, each with its fault. */
export const WRONG_DETAILS: Readonly<Record<BankDetailKind, Faults>> = {
  iban: {
    DE89370400440532013001: 'checkDigits',
    GB29NWBK60161331926891: 'checkDigits',
    FR1420041010050500013M02607: 'checkDigits',
    NL19ABNA0417164300: 'checkDigits',
    DE893704004405320130: 'length',
    GB29NWBK601613319268190: 'length',
    US64SVBKUS6S3300958879: 'country',
    'DE89 3704 0044 0532 0130 0O': 'character',
    GB29NWB160161331926819: 'character',
    DЕ89370400440532013000: 'character',
    'DE89?370400440532013000': 'character',
    ES9121000418450200051323: 'checkDigits',
  },
  bic: {
    DEUTDEF: 'length',
    DEUTDEFF5: 'length',
    DEUTDEFF50: 'length',
    DEUTDEFF5000: 'length',
    DEUTXXFF: 'country',
    DEUTQQFF: 'country',
    D3UTDEFF: 'character',
    DEUT1EFF: 'character',
    DЕUTDEFF: 'character',
    'DEUTDEF!': 'character',
    DEUTDEFÜ: 'character',
  },
  aba: {
    ...wrongDigits('021000021'),
    '021000020': 'checkDigits',
    '012000021': 'checkDigits',
    '000000000': 'form',
    '991000021': 'form',
    '131000021': 'form',
  },
  sortCode: wrongDigits('089999'),
  gbAccount: wrongDigits('66374958'),
  accountNumber: {
    '00012345678901234567890123456789012': 'length',
    '000123456А': 'character',
    '000l23456ß': 'character',
    '000_123456': 'character',
    '000,123456': 'character',
    '000*123456': 'character',
    '000#123456': 'character',
    '000:123456': 'character',
    '000@123456': 'character',
    '٠٠٠١٢٣٤٥٦': 'character',
    '０００１２３４５６': 'character',
  },
  ifsc: {
    HDFC000001: 'length',
    HDFC00000011: 'length',
    HDFC1000001: 'character',
    HDFCO000001: 'character',
    '1DFC0000001': 'character',
    HD1C0000001: 'character',
    НDFC0000001: 'character',
    HDFC00000_1: 'character',
    HDFC000000É: 'character',
    'HDFC,000001': 'character',
  },
  bsb: wrongDigits('062000'),
  clabe: {
    ...wrongDigits('032180000118359719'),
    '032180000118359718': 'checkDigits',
    '023180000118359719': 'checkDigits',
    '000000000000000000': 'form',
  },
  cbu: {
    ...wrongDigits('2850590940090418135201'),
    '2850590940090418135202': 'checkDigits',
    '2850590840090418135201': 'checkDigits',
    '0000000000000000000000': 'form',
  },
  cpf: {
    ...wrongDigits('52998224725'),
    '529.982.247-26': 'checkDigits',
    '529.982.274-25': 'checkDigits',
    '111.111.111-11': 'form',
    '000.000.000-00': 'form',
  },
  cnpj: {
    '11.222.333/0001-80': 'checkDigits',
    '11.222.333/0001-18': 'checkDigits',
    '12.ABC.345/01DE-36': 'checkDigits',
    '21.ABC.345/01DE-35': 'checkDigits',
    '11.222.333/0001-8A': 'character',
    '11.222.333/0001-8': 'length',
    '11.222.333/0001-811': 'length',
    '11.222.333/0001-8О': 'character',
    '12.ÀBC.345/01DE-35': 'character',
    '00.000.000/0000-00': 'form',
    '11.111.111/1111-11': 'form',
  },
  caInstitution: wrongDigits('001'),
  caTransit: wrongDigits('00006'),
  cardNumber: {
    '4111111111111112': 'checkDigits',
    '1411111111111111': 'checkDigits',
    '5555555555554445': 'checkDigits',
    '378282246310006': 'checkDigits',
    '41111111111': 'length',
    '41111111111111111111': 'length',
    '4111 1111 1111 111l': 'character',
    '4111 1111 1111 111О': 'character',
    '4111 1111 1111 111#': 'character',
    '0000 0000 0000 0000': 'form',
  },
  brBankCode: wrongDigits('237'),
  brBranchCode: wrongDigits('1234'),
  jpBankCode: wrongDigits('0001'),
  jpBranchCode: wrongDigits('123'),
  hkBankCode: wrongDigits('004'),
  hkBranchCode: wrongDigits('387'),
  lkBankCode: wrongDigits('7010'),
  lkBranchCode: wrongDigits('245'),
  email: {
    bruna: 'form',
    'bruna@': 'form',
    '@banco.example': 'form',
    'bruna@banco': 'form',
    'bruna@@banco.example': 'form',
    'bruna.@banco.example': 'form',
    'bru..na@banco.example': 'form',
    'bruna@-banco.example': 'form',
    'bruna@banco..example': 'form',
    'bruna@banco.1': 'form',
    'bruna@bànco.example': 'character',
    'brunа@banco.example': 'character',
    'bruna,ana@banco.example': 'character',
    [`${'b'.repeat(250)}@x.example`]: 'length',
  },
  phone: {
    '11 91234-5678': 'form',
    '00 55 11 91234 5678': 'form',
    '5511912345678': 'form',
    '+0 11 91234 5678': 'form',
    '+55 11': 'length',
    '+5511912345678901': 'length',
    '+55 11 9123x5678': 'character',
    '+55 11 9١234567': 'character',
    '++55 11 912345678': 'character',
    '＋5511912345678': 'character',
    '+55 11 91234567O': 'character',
  },
  randomKey: {
    '123e4567e12b12d3a456426655440000': 'length',
    '123e4567-e12b-12d3-a456-42665544000': 'length',
    '123e4567-e12b-12d3-a456-4266554400000': 'length',
    '123e4567-e12b-12d3-a456-42665544000g': 'character',
    '123e4567-e12b-12d3-a456-42665544000О': 'character',
    '123е4567-e12b-12d3-a456-426655440000': 'character',
    '{123e4567-e12b-12d3-a456-4266554400}': 'character',
    '123e456-7e12b-12d3-a456-426655440000': 'character',
    '123e4567-e12b-12d3a-456-426655440000': 'character',
    '123e4567_e12b_12d3_a456_426655440000': 'character',
  },
  bitcoinAddress: {
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb': 'checkDigits',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivNfa': 'checkDigits',
    '1a1zp1ep5qgefi2dmptftl5slmv7divfna': 'character',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0': 'character',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNа': 'character',
    '1A1zP1eP5QGefi2DMPTfTL5SLm': 'checkDigits',
    '1A1zP1eP5QGefi2DMPTfTL5SL': 'length',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLyLyLy': 'length',
    mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn: 'form',
    '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc': 'form',
    tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx: 'character',
    bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5: 'checkDigits',
    bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tb: 'character',
    bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd: 'checkDigits',
    bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du: 'checkDigits',
    BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P: 'checkDigits',
    bc1gmk9yu: 'length',
    BC1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4: 'character',
  },
}
