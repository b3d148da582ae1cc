-- Wrong one-time codes of a day: code after code can be asked for, and each would buy some guesses.

create table wrong_codes (
  customer_id text not null references customer (id),
  purpose text not null check (purpose in ('payments', 'requests', 'devices', 'security')),
  -- Of UTC.
  day date not null,
  wrong smallint not null check (wrong between 0 and 20),
  primary key (customer_id, purpose)
);
