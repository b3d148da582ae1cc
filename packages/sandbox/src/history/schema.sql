-- The activity that customers see, in a form to search: one row for each posting on their accounts,
-- written with it. Names and addresses are those of that day.

create table history_row (
  -- The posting's position. A foreign key's error would hide the ledger's own refusal of a
  -- truncation.
  position bigint primary key,
  customer_id text not null references customer (id),
  account_id text not null references customer_account (id),
  transaction_id text not null references journal_entry (id),
  at timestamptz not null,
  type text not null,
  direction text not null check (direction in ('in', 'out')),
  amount numeric not null check (amount > 0),
  -- The fee for it, from the same account and posted after it.
  fee numeric not null default 0 check (fee >= 0),
  total numeric not null check (total = amount + fee),
  -- The fee of a payment: shown with it, and a row of its own when fees are requested.
  folded boolean not null default false,
  currency_code text not null,
  balance_after numeric not null,
  counterparty_name text,
  counterparty_email text,
  counterparty_kind text check (counterparty_kind in ('person', 'business')),
  description text,
  -- The text that searches use.
  words text not null
);
create index history_row_customer on history_row (customer_id, at desc, position desc);
create index history_row_account on history_row (account_id, at desc, position desc);

-- The index that a search over years reads instead of every row: trigrams of its words, and
-- amounts.
create index history_row_amount on history_row (customer_id, total) include (at);

do $$ declare home text; begin
  create extension if not exists pg_trgm;
  -- A database that had it may have it in another schema.
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  -- Rows that aren't in the index yet are read one by one: here a few hundred at most.
  execute format('create index history_row_words on history_row using gin (words %s.gin_trgm_ops)
    with (gin_pending_list_limit = 256)', home);
exception when insufficient_privilege or feature_not_supported then
  raise notice 'Without the extension pg_trgm a search for words reads every row of a history.';
end $$;

create function lay_out_history(entries text[]) returns void language sql as $$
  insert into history_row (position, customer_id, account_id, transaction_id, at, type, direction,
    amount, fee, total, folded, currency_code, balance_after, counterparty_name, counterparty_email,
    counterparty_kind, description, words)
  select posting.id, own.customer_id, posting.account_id, entry.id, entry.at,
    case purpose when 'fee' then 'fee' else entry.kind end,
    case when posting.amount > 0 then 'in' else 'out' end, abs(posting.amount),
    fees.taken, abs(posting.amount) + fees.taken, posting.purpose = 'fee' and fees.is_paid,
    posting.currency_code, balance_after, named.name, named.email, other.kind, entry.description,
    searchable(concat_ws(' ', entry.id, entry.description, named.name, named.email))
  from posting
    join journal_entry entry on entry.id = posting.entry_id
    join customer_account own on own.id = posting.account_id
    left join lateral (
      select public_name(customer) as name, customer.email, party_kind(customer) as kind
      from posting across
        join customer_account account on account.id = across.account_id
        join customer on customer.id = account.customer_id
      where across.entry_id = entry.id and across.purpose = 'principal'
        and account.customer_id <> own.customer_id
      limit 1
    ) other on true
    cross join lateral (
      select coalesce(sum(abs(beside.amount))
          filter (where beside.purpose = 'fee' and posting.purpose = 'principal'), 0) as taken,
        -- Some fees aren't for a payment.
        bool_or(beside.purpose = 'principal') as is_paid
      from posting beside
      where beside.entry_id = entry.id and beside.account_id = posting.account_id
    ) fees
    -- A shop sees the name of the payer, not the address.
    cross join lateral (
      select coalesce(other.name, entry.counterparty_name) as name,
        case when entry.kind not in ('checkout', 'refund') then other.email end as email
    ) named
  where posting.entry_id = any (entries)
  -- The other side of an entry may be written after this one.
  on conflict (position) do update set counterparty_name = excluded.counterparty_name,
    fee = excluded.fee, total = excluded.total,
    counterparty_email = excluded.counterparty_email,
    counterparty_kind = excluded.counterparty_kind, words = excluded.words
$$;

create function lay_out_added() returns trigger language plpgsql as $$ begin
  perform lay_out_history(array(select distinct entry_id from added));
  return null;
end $$;
create trigger laid_out after insert on posting referencing new table as added
  for each statement execute function lay_out_added();

-- The number of rows of a history per day in UTC, written with them: years are counted without
-- reading them. A writer locks the account's row in the ledger.
create table history_day (
  customer_id text not null references customer (id),
  account_id text not null references customer_account (id),
  day date not null,
  type text not null,
  direction text not null,
  folded boolean not null,
  rows integer not null check (rows > 0),
  primary key (customer_id, account_id, day, type, direction, folded)
);

create function count_history_day() returns trigger language plpgsql as $$ begin
  insert into history_day (customer_id, account_id, day, type, direction, folded, rows)
  select customer_id, account_id, (at at time zone 'UTC')::date, type, direction, folded, count(*)
  from added
  group by 1, 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
  on conflict (customer_id, account_id, day, type, direction, folded)
    do update set rows = history_day.rows + excluded.rows;
  return null;
end $$;
create trigger counted_by_day after insert on history_row referencing new table as added
  for each statement execute function count_history_day();

create view waiting_history as
select payment.customer_id, payment.id, 0::bigint as position, waits.name as transaction_id, payment.created_at as at,
  entry_kind(operation) as type,
  from_account as account_id, 'out' as direction, payment.amount,
  coalesce(payment.fee, 0) as fee, payment.amount + coalesce(payment.fee, 0) as total, false as folded, payment.currency_code,
  balance as balance_after, coalesce(public_name(customer), external->>'payeeName', invoice.payee_name) as counterparty_name,
  payment.payee_email as counterparty_email, party_kind(customer) as counterparty_kind,
  payment.note as description,
  case payment.status when 'pendingApproval' then 'processing' else 'rejected' end as kept_status,
  waits.expires_at as ends_at,
  searchable(concat_ws(' ', waits.name, payment.note, public_name(customer), payment.payee_email)) as words
from payment
  join (
    select payment_id, trxid as name, expires_at from payment_approval
    where not exists (
      select from payment_request request where request.payment_id = payment_approval.payment_id)
    union all
    select payment_id, id, expires_at from payment_request
  ) waits on waits.payment_id = payment.id
  join ledger_account on ledger_account.id = from_account
  left join checkout on checkout.id = checkout_id
  left join embedder using (client_key)
  left join invoice on invoice.id = invoice_id
  left join customer_account given on given.id = payment.to_account and payment.refunds_id is not null
  left join customer on customer.email = payment.payee_email or customer.id = merchant_id
    or customer.id = invoice.payee_id or customer.id = given.customer_id
where payment.status in ('pendingApproval', 'refused') and payment.batch_id is null;

-- The waiting rows of one customer: the plan for its many tables is made once per connection, and
-- kept.
create function waiting_history_of(of_customer text) returns setof waiting_history
language plpgsql stable rows 10 as $$ begin
  return query select * from waiting_history where customer_id = of_customer;
end $$;

-- Files of the history that customers requested, and their progress.
create table history_export (
  id text primary key,
  customer_id text not null references customer (id),
  -- The input of the call.
  filter json not null,
  locale text not null,
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  rows_done integer not null default 0,
  rows_total integer not null default 0 check (rows_done <= rows_total),
  -- The last row written: the next piece starts below it.
  below json,
  created_at timestamptz not null,
  position bigint generated always as identity,
  -- The last time a file was mailed, to any address: no mailbox is flooded.
  mailed_at timestamptz
);
create index history_export_customer on history_export (customer_id, position desc);

create table history_export_part (
  export_id text not null references history_export (id),
  place integer not null,
  content text not null,
  primary key (export_id, place)
);
