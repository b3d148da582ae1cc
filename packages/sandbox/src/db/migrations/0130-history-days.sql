-- How many rows of a history fall on each day in UTC, written with them: years are counted without
-- being read. Whoever writes one holds the account's row in the ledger.

create table history_day (
  customer_id text not null references customer (id),
  account_id text not null references customer_account (id),
  day date not null,
  type text not null,
  direction text not null,
  rows integer not null check (rows > 0),
  primary key (customer_id, account_id, day, type, direction)
);

create function count_history_day() returns trigger language plpgsql as $$ begin
  insert into history_day (customer_id, account_id, day, type, direction, rows)
  select customer_id, account_id, (at at time zone 'UTC')::date, type, direction, count(*)
  from added
  group by 1, 2, 3, 4, 5 order by 2, 3, 4, 5
  on conflict (customer_id, account_id, day, type, direction)
    do update set rows = history_day.rows + excluded.rows;
  return null;
end $$;
create trigger counted_by_day after insert on history_row referencing new table as added
  for each statement execute function count_history_day();

insert into history_day (customer_id, account_id, day, type, direction, rows)
select customer_id, account_id, (at at time zone 'UTC')::date, type, direction, count(*)
from history_row group by 1, 2, 3, 4, 5;

-- What is in no ledger: payments that wait for an approval, or came to nothing waiting for it. Beside
-- the rows of the ledger, not among them: these follow an index.
drop view customer_history;
create view waiting_history as
select payment.customer_id, payment.id, 0::bigint as position, waits.name as transaction_id, payment.created_at as at,
  case operation when 'checkout' then 'checkout' when 'p2p' then 'p2pTransfer'
    else 'ownTransfer' end as type,
  from_account as account_id, 'out' as direction, payment.amount, payment.currency_code,
  balance as balance_after, public_name(customer) as counterparty_name,
  payee_email as counterparty_email, note as description,
  case payment.status when 'pendingApproval' then 'processing' else 'rejected' end as kept_status,
  waits.expires_at as ends_at,
  lower(concat_ws(' ', waits.name, note, public_name(customer), payee_email)) as words
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
