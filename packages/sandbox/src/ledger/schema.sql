-- A double-entry ledger that keeps its own rules: SQL can't unbalance it, rewrite it or overdraw an
-- account.

create table ledger_account (
  id text primary key,
  currency_code text not null references currency (code),
  -- Null on the bank's own accounts, which may go below zero.
  minimum numeric default 0,
  balance numeric not null default 0,
  constraint balance_at_least_minimum check (balance >= minimum),
  unique (id, currency_code)
);

create table journal_entry (
  id text primary key,
  kind text not null
    check (is_payment_entry(kind) or kind in ('deposit', 'cardFee', 'transferReturn', 'clearing')),
  at timestamptz not null,
  description text,
  -- The other side, when it is outside the bank.
  counterparty_name text,
  -- The transaction that wrote it: postings of a later one are refused.
  written_by xid8 not null default pg_current_xact_id()
);

create table posting (
  id bigint generated always as identity primary key,
  entry_id text not null references journal_entry (id),
  account_id text not null,
  currency_code text not null,
  -- Above zero: onto the account. The NaN and infinity of numeric fail this check as well.
  amount numeric not null check (amount <> 0 and abs(amount) < 1e15),
  balance_after numeric not null,
  purpose text not null default 'principal' check (purpose in ('principal', 'fee')),
  constraint posting_currency_is_the_accounts
    foreign key (account_id, currency_code) references ledger_account (id, currency_code)
);
create index posting_account on posting (account_id, id);
create index posting_entry on posting (entry_id);


create trigger append_only before update or delete on journal_entry
  for each row execute function refuse_change();
create trigger append_only before update or delete on posting
  for each row execute function refuse_change();
create trigger append_only_truncate before truncate on journal_entry
  for each statement execute function refuse_change();
create trigger append_only_truncate before truncate on posting
  for each statement execute function refuse_change();
create trigger no_truncate before truncate on ledger_account
  for each statement execute function refuse_change();

create function open_ledger_account() returns trigger language plpgsql as $$ begin
  if new.balance <> 0 then
    raise exception 'account % cannot start with a balance: post an entry', new.id
      using errcode = 'check_violation';
  end if;
  select round(0::numeric, minor_units) into new.balance from currency where code = new.currency_code;
  return new;
end $$;
create trigger opened before insert on ledger_account
  for each row execute function open_ledger_account();

create function guard_ledger_account() returns trigger language plpgsql as $$ begin
  if new.id <> old.id or new.currency_code <> old.currency_code then
    raise exception 'account % keeps its number and currency', old.id
      using errcode = 'restrict_violation';
  end if;
  -- Depth one is a direct update; depth two is a posting that moves the balance.
  if new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'the balance of account % is written by postings alone', old.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on ledger_account
  for each row execute function guard_ledger_account();

create function stamp_entry() returns trigger language plpgsql as $$ begin
  new.written_by := pg_current_xact_id();
  return new;
end $$;
create trigger stamped before insert on journal_entry
  for each row execute function stamp_entry();

create function apply_posting() returns trigger language plpgsql as $$
declare
  decimals smallint;
  account ledger_account;
begin
  perform from journal_entry where id = new.entry_id and written_by = pg_current_xact_id();
  if not found then
    raise exception 'entry % is closed: postings are written in the transaction of their entry',
      new.entry_id using errcode = 'restrict_violation';
  end if;

  select minor_units into decimals from currency where code = new.currency_code;
  if new.amount <> round(new.amount, decimals) then
    raise exception '% has more decimals than % has', new.amount, new.currency_code
      using errcode = 'check_violation';
  end if;
  new.amount := round(new.amount, decimals);

  select * into account from ledger_account
    where id = new.account_id and currency_code = new.currency_code for update;
  if not found then
    raise exception 'there is no account % in %', new.account_id, new.currency_code
      using errcode = 'foreign_key_violation';
  end if;
  if exists (select from customer_account where id = account.id and status_id = 11) then
    raise exception 'account % is closed', account.id using errcode = 'restrict_violation';
  end if;
  new.balance_after := account.balance + new.amount;
  if new.amount < 0 and new.balance_after < account.minimum then
    raise exception 'account % would fall to %, below its minimum of %',
      account.id, new.balance_after, account.minimum
      using errcode = 'check_violation', constraint = 'balance_at_least_minimum';
  end if;
  update ledger_account set balance = new.balance_after where id = account.id;
  return new;
end $$;
create trigger applied before insert on posting
  for each row execute function apply_posting();

create function assert_entry_balances(entry text) returns void language plpgsql as $$
declare
  uneven record;
begin
  if (select count(*) from posting where entry_id = entry) < 2 then
    raise exception 'entry % has fewer than two postings', entry using errcode = 'check_violation';
  end if;
  select currency_code, sum(amount) as total into uneven
    from posting where entry_id = entry group by currency_code having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'entry % does not balance: its postings in % sum to %',
      entry, uneven.currency_code, uneven.total using errcode = 'check_violation';
  end if;
end $$;

create function entry_balances() returns trigger language plpgsql as $$ begin
  perform assert_entry_balances(new.id);
  return null;
end $$;

create function posting_balances() returns trigger language plpgsql as $$ begin
  perform assert_entry_balances(new.entry_id);
  return null;
end $$;

-- The first finds entries without postings, the second postings that came after the first ran.
create constraint trigger balances after insert on journal_entry
  deferrable initially deferred for each row execute function entry_balances();
create constraint trigger balances after insert on posting
  deferrable initially deferred for each row execute function posting_balances();


-- The bank's own accounts, one of each sort in every currency.
insert into ledger_account (id, currency_code, minimum)
select sort || ':' || code, code, null
from currency
  cross join (values ('fees'), ('fxPosition'), ('fxRounding'), ('opening'), ('outside')) as own (sort);
