-- What is printed on a card, shown in a frame of the bank.

-- One row while a card can be shown: its token is good once, and kept as a hash.
create table card_display (
  account_id text primary key references card (account_id),
  token_hash text not null unique,
  -- The page that may hold the frame.
  host_origin text not null,
  locale text not null,
  expires_at timestamptz not null,
  taken_at timestamptz
);

-- Security codes are computed from it and kept nowhere.
create table card_check_key (
  single boolean primary key default true check (single),
  key text not null
);

alter table security_change
  drop constraint if exists security_change_kind_check,
  add constraint security_change_kind_check check (
    kind in ('password', 'loginMode', 'transactionMode', 'access', 'cardPin', 'cardDetails')
  );
