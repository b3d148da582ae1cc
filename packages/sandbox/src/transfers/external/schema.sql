-- The ways out of the bank: rails, countries, and the fields of a payee's account.

insert into fee_schedule (operation, fixed, share, least)
values
  ('eft', 2, 0, 0), ('wire', 25, 0, 0), ('oct', 0, 0.015, 2), ('cryptoEft', 0, 0.005, 1),
  ('instant', 1, 0, 0), ('interac', 1.5, 0, 0);
insert into limit_schedule (operation, minimum, maximum, daily)
values
  ('eft', 5, 25000, 50000), ('wire', 100, 100000, 200000), ('oct', 10, 5000, 10000),
  ('cryptoEft', 10, 25000, 50000), ('instant', 1, 5000, 10000), ('interac', 1, 3000, 10000);

-- The rules by which money travels. Orders before the cut-off (UTC) of a working day land a number
-- of working days later; without a calendar they land a number of minutes later, day and night.
-- Money that lands has been at the payee's bank for the minutes that crediting the account takes.
create table rail (
  code text primary key,
  calendar text check (calendar in ('target', 'fed', 'weekdays')),
  cut_off time,
  days smallint check (days between 0 and 10),
  lands time,
  minutes integer check (minutes > 0),
  credit_minutes integer not null default 0 check (credit_minutes between 0 and 480),
  check ((calendar is null) = (minutes is not null)),
  check ((calendar is null) = (cut_off is null and days is null and lands is null)),
  check (calendar is not null or credit_minutes = 0)
);
insert into rail (code, calendar, cut_off, days, lands, minutes)
values
  ('sepa', 'target', '15:00', 1, '09:00', null), ('ach', 'fed', '21:00', 2, '14:00', null),
  ('fasterPayments', null, null, null, null, 120), ('local', 'weekdays', '12:00', 1, '10:00', null),
  ('swift', 'target', '14:00', 2, '16:00', null), ('blockchain', null, null, null, null, 60),
  ('instant', null, null, null, null, 1), ('interac', null, null, null, null, 30),
  ('card', null, null, null, null, 30);
update rail set credit_minutes = case code when 'sepa' then 120 when 'local' then 120 else 240 end
where calendar is not null;

-- The fields of a form, a row for each.
create table payout_field (
  form text not null,
  position smallint not null,
  name text not null,
  -- The accepted kinds of bank details, as the protocol names them; or text, or digits.
  kinds text[] not null,
  is_required boolean not null default true,
  min_length smallint not null check (min_length > 0),
  max_length smallint not null check (max_length >= min_length and max_length <= 140),
  -- Keys of the bank's texts, for choices.
  choices text[],
  -- The call that returns the choices. Fields from extraParamsGet are required there.
  options_from text
    check (options_from in ('bankList', 'branchCodeOptionsGet', 'extraParamsGet', 'instantBankList',
      'externalCardList')),
  primary key (form, position),
  unique (form, name)
);
insert into payout_field
  (form, position, name, kinds, is_required, min_length, max_length, choices, options_from)
values
  ('iban', 1, 'iban', '{iban}', true, 15, 34, null, null),
  ('iban', 2, 'bic', '{bic}', false, 8, 11, null, null),
  ('us', 1, 'routingNumber', '{aba}', true, 9, 9, null, null),
  ('us', 2, 'accountNumber', '{digits}', true, 4, 17, null, null),
  ('us', 3, 'accountType', '{text}', true, 1, 20, '{checking,savings}', 'extraParamsGet'),
  ('gb', 1, 'sortCode', '{sortCode}', true, 6, 6, null, null),
  ('gb', 2, 'accountNumber', '{gbAccount}', true, 8, 8, null, null),
  ('br', 1, 'bankCode', '{brBankCode}', true, 3, 3, null, 'bankList'),
  ('br', 2, 'branchCode', '{brBranchCode}', true, 4, 4, null, 'branchCodeOptionsGet'),
  ('br', 3, 'accountNumber', '{digits}', true, 5, 13, null, null),
  ('br', 4, 'taxId', '{cpf,cnpj}', true, 11, 14, null, null),
  ('br', 5, 'accountType', '{text}', true, 1, 20, '{checking,savings}', 'extraParamsGet'),
  ('jp', 1, 'bankCode', '{jpBankCode}', true, 4, 4, null, 'bankList'),
  ('jp', 2, 'branchCode', '{jpBranchCode}', true, 3, 3, null, 'branchCodeOptionsGet'),
  ('jp', 3, 'accountNumber', '{digits}', true, 7, 7, null, null),
  ('jp', 4, 'accountType', '{text}', true, 1, 20, '{checking,savings}', 'extraParamsGet'),
  ('hk', 1, 'bankCode', '{hkBankCode}', true, 3, 3, null, 'bankList'),
  ('hk', 2, 'branchCode', '{hkBranchCode}', true, 3, 3, null, 'branchCodeOptionsGet'),
  ('hk', 3, 'accountNumber', '{digits}', true, 6, 9, null, null),
  ('lk', 1, 'bankCode', '{lkBankCode}', true, 4, 4, null, 'bankList'),
  ('lk', 2, 'branchCode', '{lkBranchCode}', true, 3, 3, null, 'branchCodeOptionsGet'),
  ('lk', 3, 'accountNumber', '{digits}', true, 6, 15, null, null),
  ('in', 1, 'ifsc', '{ifsc}', true, 11, 11, null, null),
  ('in', 2, 'accountNumber', '{digits}', true, 9, 18, null, null),
  ('in', 3, 'purpose', '{text}', true, 1, 20, '{family,goods,services,salary}', 'extraParamsGet'),
  ('mx', 1, 'clabe', '{clabe}', true, 18, 18, null, null),
  ('au', 1, 'bsb', '{bsb}', true, 6, 6, null, null),
  ('au', 2, 'accountNumber', '{digits}', true, 5, 9, null, null),
  ('ca', 1, 'institution', '{caInstitution}', true, 3, 3, null, 'bankList'),
  ('ca', 2, 'transit', '{caTransit}', true, 5, 5, null, null),
  ('ca', 3, 'accountNumber', '{digits}', true, 7, 12, null, null),
  ('wireIban', 1, 'iban', '{iban}', true, 15, 34, null, null),
  ('wireIban', 2, 'bic', '{bic}', true, 8, 11, null, null),
  ('wireIban', 3, 'address', '{text}', true, 3, 70, null, null),
  ('wireIban', 4, 'city', '{text}', true, 2, 35, null, null),
  ('wire', 1, 'accountNumber', '{accountNumber}', true, 4, 34, null, null),
  ('wire', 2, 'bic', '{bic}', true, 8, 11, null, null),
  ('wire', 3, 'address', '{text}', true, 3, 70, null, null),
  ('wire', 4, 'city', '{text}', true, 2, 35, null, null),
  ('pix', 1, 'instantKeyType', '{text}', true, 1, 20, '{cpf,cnpj,email,phone,random}', null),
  ('pix', 2, 'instantKey', '{cpf,cnpj,email,phone,randomKey}', true, 5, 77, null, null),
  ('pix', 3, 'taxId', '{cpf,cnpj}', false, 11, 14, null, null),
  ('pix', 4, 'bankCode', '{brBankCode}', false, 3, 3, null, 'instantBankList'),
  ('interac', 1, 'email', '{email}', true, 5, 64, null, null),
  ('card', 1, 'cardId', '{text}', true, 8, 64, null, 'externalCardList'),
  ('bitcoin', 1, 'walletAddress', '{bitcoinAddress}', true, 14, 74, null, null);

-- The ways to each country: another country, or another way to one, is a row.
create table payout_way (
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  kind text not null references limit_schedule (operation),
  rail text not null references rail (code),
  currencies text[] not null,
  form text not null,
  primary key (country_code, kind, rail)
);

insert into payout_way (country_code, kind, rail, currencies, form)
select code, 'eft', 'sepa', '{EUR}', 'iban'
from unnest(string_to_array(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE '
  || 'IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA', ' ')) as code;

insert into payout_way (country_code, kind, rail, currencies, form)
values
  ('AU', 'eft', 'local', '{AUD}', 'au'), ('BR', 'eft', 'local', '{BRL}', 'br'),
  ('CA', 'eft', 'local', '{CAD}', 'ca'), ('GB', 'eft', 'fasterPayments', '{GBP}', 'gb'),
  ('HK', 'eft', 'local', '{HKD}', 'hk'), ('IN', 'eft', 'local', '{INR}', 'in'),
  ('JP', 'eft', 'local', '{JPY}', 'jp'), ('LK', 'eft', 'local', '{LKR}', 'lk'),
  ('MX', 'eft', 'local', '{MXN}', 'mx'), ('RO', 'eft', 'local', '{RON}', 'iban'),
  ('US', 'eft', 'ach', '{USD}', 'us');

-- A wire reaches each of them, and some that no other way reaches.
insert into payout_way (country_code, kind, rail, currencies, form)
select country_code, 'wire', 'swift', currencies || '{EUR,USD,GBP}'::text[], 'wireIban'
from (select country_code, array_remove(array_agg(one order by one), null) as currencies
  from payout_way left join lateral (
    select unnest(currencies) as one except select unnest('{EUR,USD,GBP}'::text[])) own on true
  where form in ('iban', 'gb') group by country_code) reached;
insert into payout_way (country_code, kind, rail, currencies, form)
values
  ('AE', 'wire', 'swift', '{EUR,USD,GBP}', 'wireIban'),
  ('AU', 'wire', 'swift', '{AUD,EUR,USD,GBP}', 'wire'),
  ('BH', 'wire', 'swift', '{BHD,EUR,USD,GBP}', 'wireIban'),
  ('BR', 'wire', 'swift', '{EUR,USD,GBP}', 'wireIban'),
  ('CA', 'wire', 'swift', '{CAD,EUR,USD,GBP}', 'wire'),
  ('HK', 'wire', 'swift', '{HKD,EUR,USD,GBP}', 'wire'),
  ('IN', 'wire', 'swift', '{EUR,USD,GBP}', 'wire'),
  ('JP', 'wire', 'swift', '{JPY,EUR,USD,GBP}', 'wire'),
  ('LK', 'wire', 'swift', '{EUR,USD,GBP}', 'wire'),
  ('MX', 'wire', 'swift', '{MXN,EUR,USD,GBP}', 'wire'),
  ('UA', 'wire', 'swift', '{EUR,USD,GBP}', 'wireIban'),
  ('US', 'wire', 'swift', '{USD,EUR,GBP}', 'wire');

insert into payout_way (country_code, kind, rail, currencies, form)
values
  ('BR', 'instant', 'instant', '{BRL}', 'pix'), ('CA', 'interac', 'interac', '{CAD}', 'interac');

-- A card is paid in the currency of its country.
insert into payout_way (country_code, kind, rail, currencies, form)
select country_code, 'oct', 'card', array_agg(distinct one), 'card'
from payout_way, unnest(currencies) as one where kind = 'eft' group by country_code;

-- A blockchain has no countries: it reaches anyone in one of these.
insert into payout_way (country_code, kind, rail, currencies, form)
select distinct country_code, 'cryptoEft', 'blockchain', '{BTC}'::text[], 'bitcoin' from payout_way;

-- Fictional banks, by their national codes.
create table payout_bank (
  country_code text not null,
  bank_code text not null,
  name text not null,
  bic text not null unique check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  address text not null,
  city text not null,
  zip_code text,
  primary key (country_code, bank_code)
);
insert into payout_bank (country_code, bank_code, name, bic, address, city, zip_code)
values
  ('BR', '901', 'Banco Ipê', 'IPEBBRSPXXX', 'Rua das Palmeiras 120', 'São Paulo', '01310-200'),
  ('BR', '902', 'Banco Jacarandá', 'JACABRRJXXX', 'Avenida da Serra 45', 'Rio de Janeiro', '20040-010'),
  ('JP', '0901', 'Hinoki Bank', 'HNOKJPJTXXX', '2-4-1 Kiri', 'Tokyo', '100-0005'),
  ('JP', '0902', 'Sakura Harbour Bank', 'SKHBJPJOXXX', '1-9 Minato', 'Osaka', '530-0001'),
  ('HK', '901', 'Lotus Bay Bank', 'LTBYHKHHXXX', '18 Pearl Road', 'Hong Kong', null),
  ('HK', '902', 'Star Ferry Savings', 'STFSHKHHXXX', '7 Quay Street', 'Hong Kong', null),
  ('LK', '9001', 'Cinnamon Bank', 'CINNLKLXXXX', '40 Lake Road', 'Colombo', '00200'),
  ('LK', '9002', 'Hill Country Bank', 'HCBKLKLXXXX', '3 Temple Street', 'Kandy', '20000'),
  ('CA', '901', 'Maple Ridge Bank', 'MPRBCATTXXX', '500 Cedar Street', 'Toronto', 'M5H 2N2'),
  ('CA', '902', 'Banque du Fleuve', 'BQFLCAMMXXX', '12 rue du Port', 'Montréal', 'H2Y 1C6'),
  ('DE', '90090090', 'Linden Bank', 'LNDNDEFFXXX', 'Lindenstraße 5', 'Frankfurt am Main', '60311'),
  ('FR', '90009', 'Banque du Tilleul', 'TILLFRPPXXX', '8 rue des Tilleuls', 'Paris', '75002'),
  ('RO', 'TEIB', 'Banca Teiului', 'TEIBROBUXXX', 'Strada Teilor 14', 'București', '010155'),
  ('GB', 'TAMR', 'Tamar Bank', 'TAMRGB2LXXX', '1 Riverside', 'London', 'EC2V 6DN'),
  ('ES', '9009', 'Banco del Olivo', 'OLIVESMMXXX', 'Calle del Olivo 3', 'Madrid', '28013'),
  ('PT', '9009', 'Banco do Sobreiro', 'SOBRPTPLXXX', 'Rua do Sobreiro 21', 'Lisboa', '1100-048'),
  ('UA', '900009', 'Bank Kalyna', 'KLYNUAUKXXX', 'Kalynova Street 6', 'Kyiv', '01001'),
  ('US', '900000009', 'Prairie Trust', 'PRTRUS33XXX', '77 Elm Avenue', 'Chicago', '60603'),
  ('IN', 'BNYN', 'Banyan Bank', 'BNYNINBBXXX', '9 Banyan Road', 'Mumbai', '400001'),
  ('AU', '909', 'Wattle Bank', 'WTTLAU2SXXX', '31 Wattle Lane', 'Sydney', '2000'),
  ('MX', '909', 'Banco Nopal', 'NOPLMXMMXXX', 'Calle Nopal 88', 'Ciudad de México', '06000'),
  ('BH', 'PRLB', 'Pearl Bank of Bahrain', 'PRLBBHBMXXX', '4 Harbour Road', 'Manama', '317');

-- Keys by which their owners are paid at once.
create table instant_key (
  country_code text not null,
  key_type text not null check (key_type in ('cpf', 'cnpj', 'email', 'phone', 'random')),
  key text not null,
  -- The name shown to others.
  owner_name text not null,
  -- The owner's. An order with this key and another tax id is refused.
  tax_id text not null,
  bank_code text not null,
  primary key (country_code, key),
  foreign key (country_code, bank_code) references payout_bank (country_code, bank_code)
);
insert into instant_key (country_code, key_type, key, owner_name, tax_id, bank_code)
values
  ('BR', 'cpf', '52998224725', 'Bruna A.', '52998224725', '901'),
  ('BR', 'email', 'bruna@banco.example', 'Bruna A.', '52998224725', '901'),
  ('BR', 'random', '123e4567-e12b-12d3-a456-426655440000', 'Bruna A.', '52998224725', '901'),
  ('BR', 'phone', '+5511912340404', 'Caio L.', '11144477735', '902'),
  ('BR', 'phone', '+5511912345678', 'Caio L.', '11144477735', '902'),
  ('BR', 'cnpj', '11222333000181', 'Oficina do Rio Ltda', '11222333000181', '902');

create table payout_branch (
  country_code text not null,
  bank_code text not null,
  branch_code text not null,
  name text not null,
  primary key (country_code, bank_code, branch_code),
  foreign key (country_code, bank_code) references payout_bank (country_code, bank_code)
);
insert into payout_branch (country_code, bank_code, branch_code, name)
values
  ('BR', '901', '0001', 'Centro'),
  ('BR', '901', '0108', 'Pinheiros'),
  ('BR', '902', '0001', 'Botafogo'),
  ('JP', '0901', '101', 'Main office'),
  ('JP', '0901', '204', 'Ueno'),
  ('JP', '0902', '110', 'Umeda'),
  ('HK', '901', '001', 'Central'),
  ('HK', '901', '014', 'Kowloon'),
  ('HK', '902', '003', 'Harbourside'),
  ('LK', '9001', '001', 'Fort'),
  ('LK', '9001', '027', 'Galle'),
  ('LK', '9002', '005', 'Kandy');

-- Cards of other banks, by tokens of a vault; only the vault knows their numbers.
create table external_card (
  id text primary key check (id ~ '^card-[A-Za-z0-9-]+-[0-9]{4}$'),
  customer_id text not null references customer (id),
  bin text not null check (bin ~ '^[0-9]{6}$'),
  last_four text not null check (last_four = right(id, 4)),
  card_brand text not null,
  holder_name text not null,
  expires text not null check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  added_at timestamptz not null
);
create index external_card_customer on external_card (customer_id, added_at);

-- Permissions to enter one card's number in the vault's frame, by the hash of their token.
create table card_number_entry (
  token_hash text primary key,
  customer_id text not null references customer (id),
  -- The page that may hold the frame, and those that hold that page.
  host_origin text not null,
  held_by jsonb not null,
  locale text not null,
  -- The entry ends with this session.
  session_id text not null,
  expires_at timestamptz not null
);

-- The cards for which the vault has issued tokens. It forgets the numbers.
create table vaulted_card (
  token text primary key check (token ~ '^card-[A-Za-z0-9-]+-[0-9]{4}$'),
  customer_id text not null references customer (id),
  bin text not null check (bin ~ '^[0-9]{6}$'),
  last_four text not null check (last_four = right(token, 4))
);

-- Payees that customers keep.
create table payment_template (
  id text primary key,
  customer_id text not null references customer (id),
  name text not null,
  kind text not null references limit_schedule (operation),
  permission text not null check (permission in ('own', '3d')),
  country_code text not null,
  currency text not null references currency (code),
  payee_name text not null,
  details jsonb not null,
  amount numeric check (amount > 0),
  note text
);
create index payment_template_customer on payment_template (customer_id, name);

-- The money under way, a clearing account for each rail and currency.
insert into ledger_account (id, currency_code, minimum)
select 'clearing.' || rail.code || ':' || currency.code, currency.code, null
from rail cross join currency;
