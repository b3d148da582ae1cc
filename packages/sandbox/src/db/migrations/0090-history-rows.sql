-- What customers see of their accounts, laid out to be searched: a row beside each posting on an
-- account of theirs, written with it. Names and addresses are those of the day.

create table history_row (
  -- Of the posting, which has no foreign key to it: that would answer a truncation in its place.
  position bigint primary key,
  customer_id text not null references customer (id),
  account_id text not null references customer_account (id),
  transaction_id text not null references journal_entry (id),
  at timestamptz not null,
  type text not null,
  direction text not null check (direction in ('in', 'out')),
  amount numeric not null check (amount > 0),
  currency_code text not null,
  balance_after numeric not null,
  counterparty_name text,
  counterparty_email text,
  description text,
  -- What a search looks through, in lower case.
  words text not null
);
create index history_row_customer on history_row (customer_id, at desc, position desc);
create index history_row_account on history_row (account_id, at desc, position desc);

create function lay_out_history(entries text[]) returns void language sql as $$
  insert into history_row (position, customer_id, account_id, transaction_id, at, type, direction,
    amount, currency_code, balance_after, counterparty_name, counterparty_email, description, words)
  select posting.id, own.customer_id, posting.account_id, entry.id, entry.at,
    case purpose when 'fee' then 'fee' else entry.kind end,
    case when posting.amount > 0 then 'in' else 'out' end, abs(posting.amount),
    posting.currency_code, balance_after, named.name, named.email, entry.description,
    lower(concat_ws(' ', entry.id, entry.description, named.name, named.email))
  from posting
    join journal_entry entry on entry.id = posting.entry_id
    join customer_account own on own.id = posting.account_id
    left join lateral (
      select public_name(customer) as name, customer.email
      from posting across
        join customer_account account on account.id = across.account_id
        join customer on customer.id = account.customer_id
      where across.entry_id = entry.id and across.purpose = 'principal'
        and account.customer_id <> own.customer_id
      limit 1
    ) other on true
    -- A shop learns the name of who pays, not the address.
    cross join lateral (
      select coalesce(other.name, entry.counterparty_name) as name,
        case when entry.kind <> 'checkout' then other.email end as email
    ) named
  where posting.entry_id = any (entries)
  -- The other side of an entry may be written after this one.
  on conflict (position) do update set counterparty_name = excluded.counterparty_name,
    counterparty_email = excluded.counterparty_email, words = excluded.words
$$;

create function lay_out_added() returns trigger language plpgsql as $$ begin
  perform lay_out_history(array(select distinct entry_id from added));
  return null;
end $$;
create trigger laid_out after insert on posting referencing new table as added
  for each statement execute function lay_out_added();

select lay_out_history(array(select id from journal_entry));

-- As before, with what a search looks through.
create or replace view customer_history as
select customer_id, position::text as id, position, transaction_id, at, type, account_id, direction,
  amount, currency_code, balance_after, counterparty_name, counterparty_email, description,
  'completed' as status, null::timestamptz as ends_at, words
from history_row
union all
select payment.customer_id, payment.id, 0, waits.name, payment.created_at,
  case operation when 'checkout' then 'checkout' when 'p2p' then 'p2pTransfer'
    else 'ownTransfer' end, from_account,
  'out', payment.amount, payment.currency_code, balance, public_name(customer), payee_email, note,
  case payment.status when 'pendingApproval' then 'processing' else 'rejected' end,
  waits.expires_at, lower(concat_ws(' ', waits.name, note, public_name(customer), payee_email))
from payment
  join (
    select payment_id, trxid as name, expires_at from payment_approval
    union all
    select payment_id, id, expires_at from payment_request
  ) waits on waits.payment_id = payment.id
  join ledger_account on ledger_account.id = from_account
  left join checkout on checkout.id = checkout_id
  left join embedder using (client_key)
  left join customer on customer.email = payee_email or customer.id = merchant_id
where payment.status in ('pendingApproval', 'refused');
