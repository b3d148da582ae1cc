-- The holders of accounts at banks that confirm names. They are fictional.
create table payee_account (
  country_code text not null,
  -- The form fields that identify the account, each in its canonical spelling.
  details jsonb not null,
  holder text not null,
  primary key (country_code, details)
);
insert into payee_account (country_code, details, holder)
values
  ('DE', '{"iban": "DE14900900900000000017"}', 'Lena Vogt'),
  ('DE', '{"iban": "DE89900900900000000025"}', 'Jürgen Müller'),
  ('GB', '{"iban": "GB43TAMR90900900000017"}', 'Aoife O’Brien'),
  ('RO', '{"iban": "RO97TEIB0000000000000017"}', 'Ștefan Țurcanu'),
  ('UA', '{"iban": "UA699000090000000000000000017"}', 'Юрій Щербак'),
  ('US', '{"routingNumber": "021000021", "accountNumber": "123456789"}', 'Prairie Tools Inc');
